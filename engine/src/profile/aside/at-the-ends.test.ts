import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { arePrices, beyondOf, ninesOf, noughtsOf, type Ends, type Held } from './at-the-ends';

function endsOf(values: readonly number[]): Ends {
  const sorted = [...values].sort((a, b) => a - b);
  const times = new Map<number, number>();
  for (const value of sorted) times.set(value, (times.get(value) ?? 0) + 1);
  const low = [...times].map(([value, n]): Held => ({ value, times: n }));
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    low: low.slice(0, 500),
    high: low.toReversed().slice(0, 500),
  };
}

/** The nines of some values that are none of them, as `setAside` asks for them. */
function nineAsides(values: readonly number[]): Held[] {
  const found = ninesOf(endsOf(values));
  const inNines = values.filter((value) => /9$/.test(String(value).replace(/\.?0+$/, ''))).length;
  return arePrices(found, inNines, values.length) ? [] : found;
}

interface Drawing {
  random: () => number;
  normal: () => number;
}

const draw = (seed: number, n: number, of: (by: Drawing) => number): number[] => {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: n }, () => of({ random, normal }));
};

/** What things are like: kilometres driven, hours to an answer, persons asked for, years of age, degrees, rents. */
const LEVELS: Record<string, (by: Drawing) => number> = {
  kilometres: ({ normal }) => Math.round(120_000 * Math.exp(0.55 * normal())),
  hours: ({ normal }) => Number((3.8 * Math.exp(0.55 * normal())).toFixed(1)),
  persons: ({ normal }) => 6 + Math.round(50 * Math.exp(0.6 * normal())),
  years: ({ normal }) => Math.max(16, Math.round(41 + 12 * normal())),
  grams: ({ normal }) => Number((250 + 20 * normal()).toFixed(1)),
  rents: ({ normal }) => Math.round(900 + 210 * normal()),
};
const CASES = Object.entries(LEVELS).flatMap(([name, of]) => [60, 400, 3000].map((n) => [name, n, of] as const));

test.each(CASES)('nines that come again and again are no %s (%d)', (_, n, of) => {
  const values = draw(n, n, of);
  const digits = String(Math.trunc(Math.max(...values))).length;
  for (const nines of [10 ** digits - 1, 10 ** (digits + 1) - 1].filter((one) => one > 1.5 * Math.max(...values))) {
    const all = [...values, ...Array.from({ length: Math.max(9, n / 100) }, () => nines)];
    expect(nineAsides(all).map(({ value }) => value)).toEqual([nines]);
  }
  expect(nineAsides(values)).toEqual([]);
});

// Of sixty nobody can be sure how heavy their tail is.
test.each(CASES.filter(([, n]) => n > 60))('what is far larger than all others is no %s (%d)', (_, n, of) => {
  const values = draw(n + 1, n, of);
  const wrong = Math.max(...values) * 100;
  expect(beyondOf(endsOf([...values, wrong])).map(({ value }) => value)).toEqual([wrong]);
  expect(beyondOf(endsOf(values))).toEqual([]);
});

/** Tails as heavy as amounts, places and accesses have. */
const HEAVY: Record<string, (by: Drawing) => number> = {
  'Pareto 1': ({ random }) => Math.round(100 / (1 - random())),
  'Pareto 1.5': ({ random }) => Math.round(100 / (1 - random()) ** (1 / 1.5)),
  'Pareto 0.7': ({ random }) => Math.round(100 / (1 - random()) ** (1 / 0.7)),
  'lognormal 1.5': ({ normal }) => Math.round(1000 * Math.exp(1.5 * normal())),
  'lognormal 2.5': ({ normal }) => Math.round(1000 * Math.exp(2.5 * normal())),
  counts: ({ random }) => Math.floor(-8 * Math.log(1 - random())),
};

test.each(Object.entries(HEAVY))('of a heavy tail everything stays (%s)', (_, of) => {
  const drawn = Array.from({ length: 150 }, (__, seed) => draw(seed, [40, 200, 1500][seed % 3] ?? 40, of));
  expect(drawn.filter((values) => beyondOf(endsOf(values)).length > 0 || nineAsides(values).length > 0)).toEqual([]);
});

test('prices end in nines, counters stop at their last number', () => {
  const prices = draw(3, 400, ({ random }) => [199, 249, 299, 399, 499][Math.floor(5 * random())] ?? 199);
  expect(nineAsides([...prices, 999, 999, 999, 999])).toEqual([]);
  const stopped = draw(4, 400, ({ normal }) => Math.min(999, Math.round(600 * Math.exp(0.5 * normal()))));
  expect(nineAsides(stopped)).toEqual([]);
  expect(nineAsides(draw(5, 400, ({ random }) => Math.round(99 * random())))).toEqual([]);
});

test('nought is none where no other is near it', () => {
  const driven = draw(6, 900, LEVELS['kilometres'] ?? (() => 0)).filter((value) => value > 20_000);
  expect(noughtsOf(endsOf([...driven, 0, 0, 0, 0])).map(({ times }) => times)).toEqual([4]);
  expect(noughtsOf(endsOf([...driven, 0]))).toEqual([]);
  expect(noughtsOf(endsOf(draw(7, 900, ({ random }) => Math.floor(40 * random()))))).toEqual([]);
});
