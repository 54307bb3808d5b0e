import * as fc from 'fast-check';
import { changeParts, type Level } from './change-parts';
import { cubicFit } from '../correlation/cubic-fit';
import { ratioInterval } from '../distributions/ratio-interval';

describe('parts of a change', () => {
  test('only the mix has changed', () => {
    // 80 × 50 + 20 × 200 makes a mean of 80; 40 × 50 + 60 × 200 one of 140.
    const parts = changeParts(
      [
        { n: 80, mean: 50 },
        { n: 20, mean: 200 },
      ],
      [
        { n: 40, mean: 50 },
        { n: 60, mean: 200 },
      ],
    );
    // Share −0.4 at 50 − 110, and share +0.4 at 200 − 110.
    expect(parts[0]?.mix).toBeCloseTo(24);
    expect(parts[1]?.mix).toBeCloseTo(36);
    expect(parts.every(({ rate }) => rate === 0)).toBe(true);
  });

  test('only one level has changed', () => {
    const parts = changeParts(
      [
        { n: 50, mean: 10 },
        { n: 50, mean: 20 },
      ],
      [
        { n: 50, mean: 10 },
        { n: 50, mean: 30 },
      ],
    );
    expect(parts).toEqual([
      { mix: -0, rate: 0 },
      { mix: 0, rate: 5 },
    ]);
  });

  test('the parts always add up to the change', () => {
    const levels = fc.array(
      fc.record({ n: fc.integer({ min: 0, max: 500 }), mean: fc.double({ min: -50, max: 50, noNaN: true }) }),
      {
        minLength: 3,
        maxLength: 3,
      },
    );
    const mean = (list: readonly Level[]) =>
      list.reduce((sum, { n, mean: m }) => sum + n * m, 0) / list.reduce((sum, { n }) => sum + n, 0);
    fc.assert(
      fc.property(levels, levels, (before, after) => {
        fc.pre(before.some(({ n }) => n > 0) && after.some(({ n }) => n > 0));
        const sum = changeParts(before, after).reduce((total, { mix, rate }) => total + mix + rate, 0);
        expect(sum).toBeCloseTo(mean(after) - mean(before), 6);
      }),
    );
  });
});

describe('the interval of a ratio of sums', () => {
  const b = Array.from({ length: 200 }, (_, i) => 50 + (i % 7) * 20);

  test('holds the ratio, and is narrow where rows agree', () => {
    const a = b.map((value, i) => value * (0.6 + ((i % 5) - 2) / 100));
    const [low = NaN, high = NaN] = ratioInterval(a, b) ?? [];
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
    expect(high - low).toBeLessThan(0.01);
    expect(ratioInterval(a, b)).toEqual([low, high]);
  });

  test('too few rows give none', () => expect(ratioInterval([1, 2, NaN, 3], [2, 4, 6, 8])).toBeNull());
});

describe('a cubic in time', () => {
  const x = Array.from({ length: 60 }, (_, i) => i);

  test.each([
    ['a U', (i: number) => (i - 30) ** 2, 0.99, 1],
    ['a line', (i: number) => 3 * i, 0.99, 1],
    ['six waves', (i: number) => Math.sin((i / 60) * 12 * Math.PI), 0, 0.2],
  ])('explains of %s the right share', (_, of, low, high) => {
    const share = cubicFit(x, x.map(of));
    expect(share).toBeGreaterThanOrEqual(low);
    expect(share).toBeLessThanOrEqual(high + 1e-9);
  });
});
