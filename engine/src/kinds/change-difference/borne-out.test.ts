import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { isBorneOut } from './borne-out';

const THINGS = 40;

/** Readings of half of the things and of the others, at so many moments; what happens at one happens to all, to the first half more. */
function readings(seed: number, moments: number, slope: number, shock: number): boolean {
  const normal = normalFrom(randomFrom(seed));
  const rains = Array.from({ length: moments }, () => normal());
  const rows = rains.flatMap((rain, moment) =>
    Array.from({ length: THINGS }, (_, thing) => ({
      thing,
      at: moment,
      value: 100 + (thing < THINGS / 2 ? shock * rain + slope * moment : (shock / 3) * rain) + normal(),
    })),
  );
  const panel = { things: Int32Array.from(rows, ({ thing }) => thing), at: Float64Array.from(rows, ({ at }) => at) };
  const values = Float64Array.from(rows, ({ value }) => value);
  return isBorneOut(panel, values, { isOwn: (thing) => thing < THINGS / 2, isOther: (thing) => thing >= THINGS / 2 });
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => 70 + seed);

test('what goes one way from moment to moment is borne out', () => {
  expect(SEEDS.every((seed) => readings(seed, 36, 0.3, 0) && readings(seed, 36, 0.3, 2))).toBe(true);
});

test('what comes and goes for all, for some more than for others, is not', () => {
  expect(SEEDS.filter((seed) => readings(seed, 36, 0, 12))).toEqual([]);
});

test('of few moments the things tell', () => {
  expect(SEEDS.every((seed) => readings(seed, 4, 0, 12))).toBe(true);
});
