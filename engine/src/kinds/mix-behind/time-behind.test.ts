import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handDimension, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { timeBehind } from './time-behind';

const DAY = 86_400_000;
const SEEDS = [1, 2, 3, 4, 5];

interface World {
  /** Days for which a lot is used; the next one of its kind follows. */
  life?: number;
  kinds?: number;
  /** What milk of one day, and of one lot, is more than usual. */
  level: (day: number, lot: string) => number;
}

/** Whether the sixth lot of the first kind is of its time: lots of each kind follow on each other over two years, three milks a day. */
function isOfTime({ life = 30, kinds = 2, level }: World, seed: number): boolean {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const rows = Array.from({ length: 2160 }, (_, i) => {
    const day = Math.floor(i / 3);
    const lot = `${Math.floor(kinds * random())}-${Math.floor(day / life)}`;
    return { day, lot, fat: 4 + level(day, lot) + 0.2 * normal() };
  });
  const lots = handDimension('lot', rows.map(({ lot }) => lot)); // prettier-ignore
  const timeline = handTimeline(rows.map(({ day }) => day * DAY));
  return timeBehind({ timeline }, lots)(lots.labels.indexOf('0-5'), handMeasure('fat', rows.map(({ fat }) => fat))); // prettier-ignore
}

const inJune = (day: number) => (day % 360 >= 150 && day % 360 < 180 ? -0.4 : 0);
const ofLot = (_: number, lot: string) => (lot === '0-5' ? -0.4 : 0);

test.each<[string, World, boolean]>([
  ['what all milk of its weeks has', { level: inJune }, true],
  ['and mostly what all has', { level: (day, lot) => inJune(day) + ofLot(day, lot) / 4 }, true],
  ['as much in a year in which fewer kinds are used, of which few rows lie beside it', { kinds: 6, level: inJune }, true],
  ['what the lot has by itself', { level: ofLot }, false],
  ['mostly what it has by itself', { level: (day, lot) => inJune(day) / 2 + ofLot(day, lot) }, false],
  ['of a lot beside which there is no other', { kinds: 1, level: inJune }, false],
  ['of one that is used for long', { life: 120, level: (_day, lot) => (lot.endsWith('-5') ? -0.4 : 0) }, false],
])('%s', (_, world, is) => expect(SEEDS.map((seed) => isOfTime(world, seed))).toEqual(SEEDS.map(() => is)));

test('without a time nothing is of its time', () =>
  expect(timeBehind({ timeline: null }, handDimension('lot', ['a', 'b']))(0, handMeasure('fat', [1, 2]))).toBe(false));
