import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { LIMITS } from './limits';
import { binsOf, scanCounts } from './scan-labels';

const FINE = LIMITS.bins * LIMITS.fine;

/** Rows in the order of time; whether each is a case, and the fine bins of both. */
function counts(rows: number, isCase: (place: number, row: number) => boolean): [Float64Array, Float64Array] {
  const [cases, all] = [new Float64Array(FINE), new Float64Array(FINE)];
  for (let row = 0; row < rows; row++) {
    const bin = Math.floor((row * FINE) / rows);
    all[bin] = (all[bin] ?? 0) + 1;
    if (isCase(row / rows, row)) cases[bin] = (cases[bin] ?? 0) + 1;
  }
  return [cases, all];
}

const ROWS = 1200;
const scan = (seed: number, rate: (place: number) => number) => {
  const random = randomFrom(seed);
  return scanCounts(...counts(ROWS, (place) => random() < rate(place)));
};

test.each<[string, (place: number) => number, string | undefined]>([
  ['an episode', (place) => (place > 0.4 && place < 0.6 ? 0.35 : 0.1), 'episode'],
  ['an episode that is all there is', (place) => (place > 0.4 && place < 0.7 ? 0.2 : 0), 'episode'],
  ['a beginning', (place) => (place > 0.6 ? 0.1 : 0), 'newcomer'],
  ['an end', (place) => (place < 0.5 ? 0.1 : 0), 'vanished'],
  ['a change of level', (place) => (place > 0.6 ? 0.3 : 0.1), undefined],
  ['a season', (place) => ((place > 0.15 && place < 0.3) || (place > 0.65 && place < 0.8) ? 0.4 : 0.1), undefined],
  ['a level', () => 0.2, undefined],
])('%s', (_, rate, kind) => {
  const { p, found } = scan(3, rate);
  expect(p < 1e-4 ? found?.kind : undefined).toBe(kind);
});

test('the stretch lies where it was put', () => {
  const { found } = scan(4, (place) => (place > 0.4 && place < 0.6 ? 0.6 : 0.05));
  expect((found?.fine.from ?? 0) / FINE).toBeCloseTo(0.4, 1);
  expect((found?.fine.to ?? 0) / FINE).toBeCloseTo(0.6, 1);
});

/** Worlds in which nothing is bound to a stretch of the time. */
const NULLS: Record<string, (random: () => number) => (place: number, row: number) => boolean> = {
  rows: (random) => () => random() < 0.1,
  'rare rows': (random) => () => random() < 0.02,
  bursts: (random) => {
    let left = 0;
    return () => {
      if (left === 0 && random() < 0.02) left = 1 + Math.floor(8 * random());
      if (left > 0) left--;
      return left > 0;
    };
  },
  'short bursts': (random) => {
    let last = false;
    return () => (last = random() < (last ? 0.5 : 0.06));
  },
};

test.each(Object.keys(NULLS))('in %s where nothing is bound to a time, little seems so', (name) => {
  const runs = Array.from({ length: 60 }, (_, run) => {
    const random = randomFrom(100 + run);
    const world = NULLS[name]?.(random);
    return scanCounts(...counts(ROWS, world ?? (() => false)));
  });
  // The bar of a run: one hundredth. Of 60 chance brings four in one run of three thousand.
  expect(runs.filter(({ p, found }) => p < 0.01 && found).length).toBeLessThan(4);
  expect(runs.filter(({ p, found }) => p < 1e-4 && found)).toEqual([]);
});

/** Chance of a case that drifts about a tenth: its logits are a first-order autoregression over so many steps. */
function drifting(random: () => number, steps: number, phi: number): (place: number) => boolean {
  const normal = normalFrom(random);
  let at = normal();
  const rates = Array.from({ length: steps }, () => {
    at = phi * at + Math.sqrt(1 - phi * phi) * normal();
    return 1 / (1 + 9 * Math.exp(-0.6 * at));
  });
  return (place) => random() < (rates[Math.floor(place * steps)] ?? 0);
}

test.each<[number, number]>([
  [100, 0.6],
  [60, 0.9],
  [240, 0.97],
])(
  'a rate that drifts over %i steps, by %f of the one before, seems to have an episode in one of a hundred at most',
  (steps, phi) => {
    const runs = Array.from({ length: 100 }, (_, run) =>
      scanCounts(...counts(4000, drifting(randomFrom(900 + run), steps, phi))),
    );
    expect(runs.filter(({ p, found }) => p < 0.0005 && found).length).toBeLessThanOrEqual(1);
  },
);

test('what comes and goes begins nowhere', () => {
  const isOn = (place: number) => (place > 0.3 && place < 0.62) || place > 0.8;
  const { p, found } = scan(5, (place) => (isOn(place) ? 0.3 : 0));
  expect(p < 0.0005 ? found : null).toBeNull();
});

test('episodes that double a rate for a fifth of the time are nearly all found', () => {
  const found = Array.from({ length: 20 }, (_, run) => scan(200 + run, (place) => (place > 0.3 && place < 0.5 ? 0.4 : 0.1)));
  expect(found.filter((one) => one.p < 1e-4 && one.found?.kind === 'episode').length).toBeGreaterThanOrEqual(19);
});

test('rows of one moment share a bin, and those without one have none', () => {
  const times = Float64Array.from({ length: 480 }, (_, row) => Math.floor(row / 8));
  times[3] = NaN;
  const order = Int32Array.from(times.keys()).filter((row) => row !== 3);
  const of = binsOf(order, times, (row) => row !== 4);
  expect([of[3], of[4]]).toEqual([-1, -1]);
  expect(new Set([...of.subarray(8, 16)]).size).toBe(1);
  expect([...of].every((bin) => bin < FINE)).toBe(true);
});
