import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { quotientChange } from './quotient-change';

interface World {
  /** By how much the months of a member scatter. */
  scatter: number;
  /** What the quotient of the third and the weight of the fourth of four members are in the second year, as a multiple. */
  rate?: number;
  weight?: number;
  season?: number;
  heavy?: boolean;
}

/** Sums of four members of different weight and quotient over twenty-four months. */
function sums(seed: number, { scatter, rate = 1, weight = 1, season = 0, heavy = false }: World): [Float64Array[], Float64Array[]] {
  const normal = normalFrom(randomFrom(seed + 11));
  const draw = () => (heavy ? Math.exp(normal()) : Math.max(0.05, 1 + scatter * normal()));
  const below = [400, 300, 200, 100].map((level, g) =>
    Float64Array.from({ length: 24 }, (_, m) => level * draw() * (1 + season * Math.sin((m * Math.PI) / 6)) * (g === 3 && m >= 12 ? weight : 1)),
  );
  const above = below.map((own, g) => own.map((value, m) => value * (0.1 + 0.05 * g) * draw() * (g === 2 && m >= 12 ? rate : 1)));
  return [above, below];
} // prettier-ignore

test('what members changed themselves and what their weights did is the whole change', () => {
  const [above, below] = sums(3, { scatter: 0.2, rate: 1.6, weight: 2 });
  const change = quotientChange(above, below);
  const whole = (values: Float64Array[], year: number) =>
    values.reduce((all, own) => all + own.subarray(12 * year, 12 * year + 12).reduce((a, b) => a + b, 0), 0);
  expect(change.before).toBeCloseTo(whole(above, 0) / whole(below, 0), 12);
  expect(change.after).toBeCloseTo(whole(above, 1) / whole(below, 1), 12);
  expect(change.rate + change.mix).toBeCloseTo(change.after - change.before, 12);
  expect(change).toMatchObject({ member: 2 });
});

test.each<[string, World]>([
  ['that scatter evenly', { scatter: 0.15 }],
  ['with a season', { scatter: 0.1, season: 0.5 }],
  ['with a heavy tail', { scatter: 0, heavy: true }],
])('of sums %s chance hardly ever shows a change that a member carries', (_, world) => {
  const told = Array.from({ length: 500 }, (_s, seed) => quotientChange(...sums(seed, world))).filter(({ memberP, excess }) => memberP < 0.002 && excess > 0.25); // prettier-ignore
  expect(told.length).toBeLessThanOrEqual(2);
});

test.each<[string, World, number]>([
  ['whose own quotient doubles', { scatter: 0.15, rate: 2 }, 2],
  ['whose weight is four times what it was', { scatter: 0.08, weight: 4 }, 3],
])('the member %s is found', (_, world, which) => {
  const found = Array.from({ length: 200 }, (_s, seed) => quotientChange(...sums(seed, world)));
  expect(found.filter(({ member, memberP }) => member === which && memberP < 0.002).length).toBeGreaterThanOrEqual(180);
});

test('a member that is missing in a year brings no quotient of its own', () => {
  const flat = (first: number, last: number) => Float64Array.from({ length: 24 }, (_, m) => (m < 12 ? first : last));
  const change = quotientChange([flat(10, 10), flat(0, 30)], [flat(100, 100), flat(0, 100)]);
  expect(change.rate).toBeCloseTo(0, 12);
  expect(change.mix).toBeCloseTo(0.1, 12);
});
