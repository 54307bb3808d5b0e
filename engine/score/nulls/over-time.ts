import type { Random } from '../model/make/random';
import { dayText, daysLater, periods, START } from '../model/make/times';
import { fixed, times, type NullFamily } from './null-family';

/** A path whose next step keeps `memory` of where it is: 1 is a random walk. */
function walk(random: Random, length: number, memory: number): number[] {
  let at = 0;
  return times(length, () => (at = memory * at + random.normal()));
}

const days = (count: number): string[] => times(count, (i) => dayText(daysLater(START, i)));

/** Families in which what comes later remembers what was before. */
export const OVER_TIME: readonly NullFamily[] = [
  {
    name: 'random walks',
    make(random) {
      const paths = times(4, () => walk(random, 200, 1));
      return {
        header: ['day', 'copper', 'wheat', 'cotton', 'sugar'],
        rows: days(200).map((day, i) => [day, ...paths.map((path) => fixed(100 + (path[i] ?? 0)))]),
      };
    },
  },
  {
    name: 'persistent series',
    make(random) {
      const paths = times(3, () => walk(random, 240, 0.8));
      return {
        header: ['day', 'level', 'flow', 'turbidity'],
        rows: days(240).map((day, i) => [day, ...paths.map((path) => fixed(50 + (path[i] ?? 0)))]),
      };
    },
  },
  {
    name: 'cumulated series',
    // That it rises is true, and trivial.
    real: ['trend', 'subgroup-trend'],
    make(random) {
      const sums = times(3, () => {
        let sum = 0;
        return times(150, () => (sum += random.whole(0, 20)));
      });
      return {
        header: ['day', 'donors', 'litres', 'letters'],
        rows: days(150).map((day, i) => [day, ...sums.map((path) => path[i] ?? 0)]),
      };
    },
  },
  {
    name: 'panel of random walks',
    units: ['country'],
    make(random) {
      const rows = times(20, (c) => {
        const [start, path, bloc] = [random.between(50, 90), walk(random, 30, 1), random.pick(['east', 'west'])];
        return periods('year', 30, 1990).map((year, i) => [`Country ${c + 1}`, bloc, year, fixed(start + (path[i] ?? 0))]);
      }).flat();
      return { header: ['country', 'bloc', 'year', 'index'], rows };
    },
  },
  {
    name: 'panel of two walks',
    units: ['firm'],
    make(random) {
      const rows = times(15, (f) => {
        const [x, y] = [walk(random, 40, 1), walk(random, 40, 1)];
        return periods('quarter', 40, 2010).map((quarter, i) => [
          `Firm ${f + 1}`,
          quarter,
          fixed(40 + (x[i] ?? 0)),
          fixed(60 + (y[i] ?? 0)),
        ]);
      }).flat();
      return { header: ['firm', 'quarter', 'price', 'staffing'], rows };
    },
  },
  {
    name: 'bursts',
    // The bursts themselves are there, and so is what they bring from one week to the next.
    real: ['spike', 'driver', 'contribution'],
    make(random) {
      const rows = times(70, () => {
        const [at, kind] = [random.between(0, 300), random.pick(['login', 'billing', 'bug'])];
        return times(random.whole(1, 20), () => [
          dayText(daysLater(START, at + random.between(0, 2))),
          kind,
          random.pick(['web', 'phone']),
        ]);
      }).flat();
      return { header: ['opened', 'kind', 'channel'], rows };
    },
  },
  {
    name: 'uneven days',
    real: ['spike'],
    make(random) {
      const level = walk(random, 150, 0.7);
      const rows = days(150).flatMap((day, i) =>
        times(Math.min(30, Math.round(3 * Math.exp(0.4 * (level[i] ?? 0)))), () => [
          day,
          random.pick(['in', 'out']),
          random.whole(1, 50),
        ]),
      );
      return { header: ['day', 'direction', 'parcels'], rows };
    },
  },
];
