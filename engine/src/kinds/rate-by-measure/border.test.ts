import { randomFrom } from '../../stats/distributions/random';
import { borderOf } from './border';
import { LIMITS } from './limits';

/** Rows of as many values, and whether each has the event, by the share of rows below it. */
function drawn(n: number, rate: (below: number) => number, seed: number): Parameters<typeof borderOf> {
  const random = randomFrom(seed);
  return [
    Uint8Array.from({ length: n }, (_, i) => Number(random() < rate(i / n))),
    Array.from({ length: n - 1 }, (_, i) => i + 1),
  ];
}

const RUNS = Array.from({ length: 20 }, (_, run) => run + 1);
const found = (n: number, rate: (below: number) => number): (number | null)[] =>
  RUNS.map((run) => borderOf(...drawn(n, rate, run)));

test('a rate that jumps is cut where it does', () => {
  const borders = found(1500, (below) => (below >= 0.7 ? 0.45 : 0.12)).filter((border) => border !== null);
  expect(borders.length).toBeGreaterThanOrEqual(16);
  expect(borders.filter((border) => Math.abs(border - 1050) > 30)).toEqual([]);
});

test.each<[string, (below: number) => number]>([
  ['that stays', () => 0.2],
  ['that rises evenly', (below) => 0.1 + 0.4 * below],
  ['that rises ever faster', (below) => 0.05 + 0.6 * below ** 2],
  ['that rises from some value on', (below) => 0.1 + 1.5 * Math.max(0, below - 0.6)],
  ['that rises over a quarter of the rows', (below) => 0.12 + 0.33 * Math.min(1, Math.max(0, 4 * (below - 0.4)))],
  ['that is high at both ends', (below) => 0.1 + 1.6 * (below - 0.5) ** 2],
  ['of three levels', (below) => (below < 0.33 ? 0.1 : below < 0.66 ? 0.3 : 0.5)],
])('a rate %s has no border', (_, rate) =>
  expect(found(1500, rate).filter((border) => border !== null).length).toBeLessThanOrEqual(1),
);

test('a border lies between two values, with rows enough on either side', () => {
  const [hits] = drawn(400, (below) => (below >= 0.5 ? 0.9 : 0.1), 3);
  expect(borderOf(hits, [100, 198, 300])).toBe(198);
  expect(borderOf(hits, [LIMITS.fewestRows - 1, 400 - LIMITS.fewestRows + 1])).toBeNull();
  expect(borderOf(hits, [])).toBeNull();
  expect(borderOf(new Uint8Array(100), [50])).toBeNull();
});
