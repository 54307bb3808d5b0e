import { dayText, daysLater, START } from '../model/make/times';
import { fixed, times, type NullFamily } from './null-family';

const GROUPS = ['north', 'south', 'east', 'west'];

/** Families whose values are spread as those of life are. Rows are independent of each other. */
export const ODD_VALUES: readonly NullFamily[] = [
  {
    name: 'independent rows',
    make: (random) => ({
      header: ['made', 'group', 'kind', 'value', 'pieces'],
      rows: times(500, () => [
        dayText(daysLater(START, random.between(0, 300))),
        random.pick(GROUPS),
        random.pick(['a', 'b', 'c']),
        fixed(20 + 5 * random.normal()),
        random.whole(0, 30),
      ]),
    }),
  },
  {
    name: 'heavy tails',
    make: (random) => ({
      header: ['made', 'group', 'loss', 'claimants'],
      rows: times(500, () => [
        dayText(daysLater(START, random.between(0, 300))),
        random.pick(GROUPS),
        fixed(100 * random.unit() ** -0.9),
        Math.floor(random.unit() ** -0.7),
      ]),
    }),
  },
  {
    name: 'rare results beside labels of all sizes',
    make: (random) => {
      const rare = random.between(0.006, 0.04);
      const labels = [6, 9, 12, 5].map((most) => () => `L${Math.floor(most * random.unit() ** 2.5)}`);
      const result = random.pick(['cancelled', 'failed', 'returned']);
      return {
        header: ['opened', 'region', 'trade', 'note', 'channel', 'cost', 'status'],
        rows: times(random.whole(800, 3000), () => [
          dayText(daysLater(START, random.between(0, 400))),
          ...labels.map((label) => label()),
          fixed(20 * Math.exp(0.6 * random.normal())),
          random.chance(rare) ? result : 'done',
        ]),
      };
    },
  },
  {
    name: 'many noughts',
    make: (random) => ({
      header: ['group', 'kind', 'donation', 'visits'],
      rows: times(600, () => [
        random.pick(GROUPS),
        random.pick(['x', 'y']),
        random.chance(0.92) ? 0 : fixed(20 * Math.exp(random.normal())),
        random.chance(0.8) ? 0 : random.whole(1, 9),
      ]),
    }),
  },
  {
    name: 'heaped answers',
    make: (random) => ({
      header: ['group', 'sex', 'minutes', 'cigarettes'],
      rows: times(600, () => {
        const heaped = (value: number, step: number): number =>
          random.chance(0.8) ? step * Math.round(value / step) : Math.round(value);
        return [
          random.pick(GROUPS),
          random.pick(['f', 'm']),
          heaped(random.between(5, 120), 15),
          heaped(random.between(0, 40), 10),
        ];
      }),
    }),
  },
  {
    name: 'cut off',
    make: (random) => ({
      header: ['group', 'shift', 'speed', 'ceiling'],
      rows: times(600, () => [
        random.pick(GROUPS),
        random.pick(['day', 'night']),
        fixed(Math.min(60, 55 + 12 * random.normal())),
        fixed(Math.max(0, 3 * random.normal())),
      ]),
    }),
  },
  {
    name: 'weighted cells',
    make(random) {
      const cells = times(8, () =>
        GROUPS.flatMap((group) => ['f', 'm'].flatMap((sex) => ['young', 'old'].map((age) => [group, sex, age]))),
      ).flat();
      // The same combination is met with very unlike counts: the cells are the observations, not the persons.
      return {
        header: ['group', 'sex', 'age', 'count'],
        rows: cells.map((cell) => [...cell, Math.round(60 * Math.exp(random.normal()))]),
      };
    },
  },
  {
    name: 'many small groups',
    make: (random) => ({
      header: ['street', 'kind', 'rent'],
      rows: times(500, () => [
        `Street ${random.whole(1, 120)}`,
        random.pick(['flat', 'house']),
        fixed(600 * Math.exp(0.4 * random.normal())),
      ]),
    }),
  },
  {
    name: 'rare events',
    make: (random) => ({
      header: ['group', 'kind', 'amount', 'fraud'],
      rows: times(900, () => [
        random.pick(GROUPS),
        random.pick(['a', 'b', 'c', 'd', 'e']),
        random.whole(5, 500),
        random.chance(0.02) ? 'yes' : 'no',
      ]),
    }),
  },
];
