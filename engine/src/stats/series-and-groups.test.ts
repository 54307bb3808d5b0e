import { anyOrderP } from './series/any-order';
import { smoothnessP } from './series/bartels';
import { crossTable, chiSquareTest, fromCells, goodnessOfFit } from './groups/contingency';
import { normalUpper } from './distributions/distributions';
import { normalQuantile } from './distributions/normal-quantile';
import { randomFrom } from './distributions/random';
import { rank } from './distributions/ranks';
import { groupedCorrelation } from './correlation/grouped-correlation';
import { correlate, correlationDifference, correlationP, pooledP } from './correlation/spearman';

const random = (n: number, seed: number) => {
  const next = randomFrom(seed);
  return Array.from({ length: n }, next);
};

describe('correlation within groups', () => {
  const x = random(60, 1).map((value) => value * 30 + 15);
  const y = x.map((value, i) => (i % 3 === 0 ? value : 40 - value) + (random(60, 2)[i] ?? 0) * 10);
  const codes = x.map((_, i) => i % 3);

  test('is what the rows of the group alone give, and outside it those of all others', () => {
    const grouped = groupedCorrelation(x, y, codes, 3);
    expect(grouped).toHaveLength(3);
    grouped.forEach(({ inside, outside }, group) => {
      const only = (list: number[], wanted: boolean) => list.filter((_, i) => (codes[i] === group) === wanted);
      const own = correlate(only(x, true), only(y, true));
      const others = correlate(only(x, false), only(y, false));
      expect(inside?.n).toBe(20);
      expect(outside?.n).toBe(40);
      expect(inside?.r).toBeCloseTo(own?.r ?? NaN, 9);
      expect(inside?.p).toBeCloseTo(own?.p ?? NaN, 9);
      expect(outside?.r).toBeCloseTo(others?.r ?? NaN, 9);
      expect(outside?.p).toBeCloseTo(others?.p ?? NaN, 9);
    });
  });

  test('rows without a value or a group count nowhere, those of a group beyond the asked ones among the others', () => {
    const more = (list: number[], ...added: number[]) => [...list, ...added];
    const plain = groupedCorrelation(x, y, codes, 3);
    const gaps = groupedCorrelation(more(x, NaN, 20, 1e3), more(y, 20, NaN, -1e3), more(codes, 0, 0, -1), 3);
    gaps.forEach(({ inside, outside }, group) => {
      expect(inside?.n).toBe(20);
      expect(outside?.n).toBe(40);
      expect(inside?.r).toBeCloseTo(plain[group]?.inside?.r ?? NaN, 9);
    });
    expect(groupedCorrelation(x, y, codes, 2)[0]?.outside?.n).toBe(40);
  });

  test('a straight line is exactly that; three rows and equal values have none', () => {
    const line = [1, 2, 3, 4, 5, 6, 7];
    const down = line.map((value) => -3 * value);
    const [four, three] = groupedCorrelation(line, down, [0, 0, 0, 0, 1, 1, 1], 2);
    expect(four?.inside).toEqual({ r: -1, p: 0, n: 4 });
    expect(four?.outside).toBeNull();
    expect(three?.inside).toBeNull();
    expect(three?.outside?.n).toBe(4);
    const equal = line.map(() => 5);
    expect(groupedCorrelation(equal, line, line.map(() => 0), 1)[0]?.inside).toBeNull(); // prettier-ignore
    expect(groupedCorrelation(line, equal, line.map(() => 0), 1)[0]?.inside).toBeNull(); // prettier-ignore
  });
});

describe('whether a series moves smoothly (Bartels)', () => {
  test('of a rising series of ten: z from the formula of the paper', () => {
    // Steps of one rank: Σ = 9, Σ(rank − mean)² = 82.5; variance 4·8·(500 − 20 − 9) / (5·10·11·81).
    const z = (2 - 9 / 82.5) / Math.sqrt((4 * 8 * 471) / (5 * 10 * 11 * 81));
    expect(smoothnessP([1, 2, 3, 5, 8, 13, 21, 34, 55, 89])).toBeCloseTo(normalUpper(z), 12);
  });

  test('ties take their share out of the spread', () => {
    // Ranks 1.5 1.5 3.5 3.5 5.5 5.5: steps 0 2 0 2 0.
    const z = (2 - 8 / ((216 - 6 - 18) / 12)) / Math.sqrt((4 * 4 * (180 - 12 - 9)) / (5 * 6 * 7 * 25));
    expect(smoothnessP([1, 1, 2, 2, 3, 3])).toBeCloseTo(normalUpper(z), 12);
  });

  test.each([
    ['one that jumps up and down', [1, 9, 2, 8, 3, 7, 4, 6]],
    ['fewer than six values', [1, 2, 3, 4, 5]],
    ['a value that is missing', [1, 2, 3, 4, 5, 6, NaN]],
    ['equal values', [2, 2, 2, 2, 2, 2, 2]],
  ])('not smooth: %s', (_, series) => expect(smoothnessP(series)).toBe(1));
});

describe('whether readings might come in any order', () => {
  const largestStep = (order: Float64Array) =>
    order.slice(1).reduce((most, value, i) => Math.max(most, Math.abs(value - (order[i] ?? 0))), 0);

  test('p is the share of orders that reach as much, the given one among them', () => {
    const values = Float64Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(anyOrderP(values, 4, 0, largestStep)).toBe(1);
    expect(anyOrderP(values, 4, 8, largestStep)).toBe(1 / 500);
    // The first is the largest in one order of eight.
    const first = anyOrderP(values, 4, 8, (order) => order[0] ?? 0);
    expect(first).toBeGreaterThan(0.08);
    expect(first).toBeLessThan(0.18);
  });

  test('each order holds the same readings, and no place prefers one', () => {
    const values = Float64Array.from([10, 20, 30, 40, 50, 60]);
    const sums = new Float64Array(6);
    let orders = 0;
    anyOrderP(values, 35, 0, (order) => {
      expect([...order].sort((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60]);
      order.forEach((value, place) => (sums[place] = (sums[place] ?? 0) + value));
      return ++orders;
    });
    expect(orders).toBe(499);
    // The mean of 499 has a standard error of 0.8.
    for (const sum of sums) expect(Math.abs(sum / orders - 35)).toBeLessThan(4);
  });

  test('of many readings 300 are drawn, and the one that is farthest from the centre always', () => {
    const values = Float64Array.from({ length: 1000 }, (_, i) => (i === 700 ? -5000 : i));
    const seen = new Set<number>();
    anyOrderP(values, 500, 0, (order) => {
      expect(order).toHaveLength(300);
      expect(order).toContain(-5000);
      order.forEach((value) => seen.add(value));
      return 0;
    });
    expect(seen.size).toBe(1000);
    expect([...values].indexOf(-5000)).toBe(700);
  });
});

describe('cross tables', () => {
  test('count pairs of codes; rows without one are left out', () => {
    const table = crossTable([0, 1, 1, -1, 0, 1], 2, [2, 0, 0, 1, -1, 1], 3);
    expect([...table.cells]).toEqual([0, 0, 1, 2, 1, 0]);
    expect([...table.rowSums]).toEqual([1, 3]);
    expect([...table.columnSums]).toEqual([2, 1, 1]);
    expect(table).toMatchObject({ n: 4, rows: 2, columns: 3 });
  });

  test('empty rows and columns change nothing; one row or one column alone has no test', () => {
    const plain = chiSquareTest(fromCells(Float64Array.from([8, 2, 3, 9]), 2, 2));
    expect(plain?.df).toBe(1);
    expect(plain?.sparse).toBe(0);
    expect(chiSquareTest(fromCells(Float64Array.from([8, 0, 2, 0, 0, 0, 3, 0, 9]), 3, 3))).toEqual(plain);
    expect(chiSquareTest(fromCells(Float64Array.from([8, 2, 0, 0]), 2, 2))).toBeNull();
    expect(chiSquareTest(fromCells(Float64Array.from([8, 0, 2, 0]), 2, 2))).toBeNull();
    // Expected 2.5 and 2.5 of 5, 4.5 and 5.5 of 10.
    expect(chiSquareTest(fromCells(Float64Array.from([4, 0, 5, 11]), 2, 2))?.sparse).toBe(0.5);
  });

  test('independent sides have no effect, sides that follow each other all of it', () => {
    expect(chiSquareTest(fromCells(Float64Array.from([10, 20, 20, 40]), 2, 2))).toMatchObject({ chi2: 0, p: 1, v: 0 });
    expect(chiSquareTest(fromCells(Float64Array.from([50, 0, 0, 50]), 2, 2))?.v).toBeCloseTo(1, 9);
  });

  test('counts against expected ones: what is not expected is left out', () => {
    // (16 − 10)² / 10 + (4 − 10)² / 10
    const fit = goodnessOfFit([16, 4, 7], [10, 10, 0]);
    expect(fit.chi2).toBeCloseTo(7.2, 12);
    expect(fit.p).toBeCloseTo(0.00729035809, 9);
    expect(fit.v).toBeCloseTo(0.6, 12);
    expect(goodnessOfFit([16, 4], [20, 0])).toEqual({ chi2: 0, p: 1, v: 0 });
    expect(goodnessOfFit([0, 0], [1, 1])).toEqual({ chi2: 0, p: 1, v: 0 });
  });
});

describe('correlations', () => {
  test('pairs with a gap are left out; three pairs and equal values have none', () => {
    const x = [1, 2, 3, 4, NaN, 9];
    const y = [2, 1, 4, 3, 100, NaN];
    expect(correlate(x, y)).toEqual(correlate([1, 2, 3, 4], [2, 1, 4, 3]));
    expect(correlate(x, y)?.r).toBeCloseTo(0.6, 12);
    expect(correlate([1, 2, 3], [1, 2, 3])).toBeNull();
    expect(correlate([1, 2, 3, 4], [5, 5, 5, 5])).toBeNull();
    expect(correlate([5, 5, 5, 5], [1, 2, 3, 4])).toBeNull();
    expect(correlate([1, 2, 3, 4], [8, 6, 4, 2])).toEqual({ r: -1, p: 0, n: 4 });
    expect(correlate([1, 2, 3, 4], [2, 4, 6, 8])).toEqual({ r: 1, p: 0, n: 4 });
  });

  test('p of a coefficient is that of its pairs, also for what is worth fewer of them', () => {
    const found = correlate(random(12, 3), random(12, 4));
    expect(correlationP(found?.r ?? NaN, 12)).toBeCloseTo(found?.p ?? NaN, 12);
    expect(correlationP(0.5, 8.5)).toBeGreaterThan(correlationP(0.5, 9));
    expect(correlationP(-1, 8)).toBe(0);
    expect(correlationP(1, 8)).toBe(0);
    expect(correlationP(0.9, 3)).toBe(1);
    expect(correlationP(0.9, 3.5)).toBeLessThan(1);
  });

  test("two coefficients differ by Fisher's z; four pairs tell nothing", () => {
    const z = (Math.atanh(0.8) - Math.atanh(0.3)) / Math.sqrt(1.06 / 27 + 1.06 / 47);
    expect(correlationDifference(0.8, 30, 0.3, 50)).toBeCloseTo(2 * normalUpper(z), 12);
    expect(correlationDifference(0.3, 50, 0.8, 30)).toBeCloseTo(2 * normalUpper(z), 12);
    expect(correlationDifference(0.99, 4, -0.99, 100)).toBe(1);
    expect(correlationDifference(0.99, 100, -0.99, 4)).toBe(1);
    expect(correlationDifference(0.99, 5, -0.99, 5)).toBeLessThan(1);
    expect(correlationDifference(1, 50, 1, 50)).toBe(1);
  });
});

test('correlations are pooled by what they rest on; of fewer than five pairs they count for nothing', () => {
  const three = [{ r: 0.3, n: 40 }, { r: 0.5, n: 25 }, { r: -0.1, n: 60 }]; // prettier-ignore
  // Python: sum of (n − 3) / 1.06 · atanh(r) by the root of the sum of weights, both tails of the normal.
  expect(pooledP(three)).toBeCloseTo(0.10808895774001015, 9);
  expect(pooledP([...three, { r: 0.99, n: 4 }])).toBe(pooledP(three));
  expect(pooledP([{ r: 0.99, n: 4 }])).toBe(1);
});

test.each([0.5, 0.025, 0.9, 1e-12])('the normal quantile inverts its tail, at %p', (upper) => {
  expect(normalUpper(normalQuantile(upper)) / upper).toBeCloseTo(1, 9);
});

test('ranks count values and ties', () => {
  expect(rank([3, 1, NaN, 3, 2, 3])).toMatchObject({ n: 5, ties: 24 });
});
