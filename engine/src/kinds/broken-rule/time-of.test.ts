import { randomFrom } from '../../stats/distributions/random';
import { timeOf } from './time-of';

const SEEDS = Array.from({ length: 40 }, (_, i) => 900 + i);
const rows = (seed: number, share: (at: number) => number, n = 400) => {
  const random = randomFrom(seed);
  return Array.from({ length: n }, () => {
    const at = Math.floor(1000 * random());
    return { at, off: random() < share(at) };
  });
};

test.each<[string, (at: number) => number, { from: number | null; to: number | null }]>([
  ['since', (at) => (at >= 700 ? 0.5 : 0), { from: 700, to: null }],
  ['since, with a slip before', (at) => (at >= 700 ? 0.5 : 0.004), { from: 700, to: null }],
  ['until', (at) => (at < 300 ? 0.5 : 0), { from: null, to: 300 }],
  ['between', (at) => (at >= 400 && at < 550 ? 0.6 : 0), { from: 400, to: 550 }],
])('%s', (_, share, { from, to }) => {
  const near = (a: number | null | undefined, b: number | null) => (b === null ? a === null : a !== null && a !== undefined && Math.abs(a - b) <= 25);
  const right = SEEDS.filter((seed) => {
    const found = timeOf(rows(seed, share));
    return near(found?.from, from) && near(found?.to, to);
  });
  expect(right.length).toBeGreaterThanOrEqual(36);
}); // prettier-ignore

test.each<[string, (at: number) => number]>([
  ['anywhere', () => 0.05],
  ['often, anywhere', () => 0.4],
  ['in all rows', () => 1],
  ['in hardly any', () => 0.004],
])('rows that lie %s have no time', (_, share) => {
  expect(SEEDS.filter((seed) => timeOf(rows(seed, share)) !== null)).toEqual([]);
});

test('rows without a time say nothing', () =>
  expect(timeOf(rows(1, (at) => (at >= 700 ? 0.5 : 0)).map((row) => ({ ...row, at: NaN })))).toBeNull());
