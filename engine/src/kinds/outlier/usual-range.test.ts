import { fences } from './fences';

/** A median absolute deviation as a standard deviation of normal values. */
const SCALED = 1.4826;
const all = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const of = (values: readonly number[]) => fences(Float64Array.from(values));

test('the usual range ends three and a half deviations from the median', () => {
  // Of 1 to 99 and 400 the median is 50.5, and half of them lie within 25 of it.
  const [fence, ...more] = of([...all(99), 400]);
  expect(more).toEqual([]);
  expect(fence?.high).toBe(true);
  expect(fence?.at).toBeCloseTo(50.5 + 3.5 * 25 * SCALED, 1);
  expect(fence?.farthest).toBeCloseTo((400 - 50.5) / (25 * SCALED), 2);
});

test('below it ends as far', () => {
  const [high] = of([...all(99), 400]);
  const [low, ...more] = of([...all(99), 400].map((value) => -value));
  expect(more).toEqual([]);
  expect(low).toEqual({ at: -(high?.at ?? NaN), high: false, farthest: high?.farthest });
});

test('strays on both sides have a fence each, the upper one first', () =>
  expect(of([-400, ...all(99), 500]).map(({ high }) => high)).toEqual([true, false]));

test('where more than half are equal the quartiles tell the deviation, and the tail ends the range', () => {
  // The outermost twelve of a hundred begin at 12: the tail falls from there by half of what leads up to it.
  const [fence, ...more] = of([...Array<number>(55).fill(0), ...Array<number>(44).fill(12), 1000]);
  expect(more).toEqual([]);
  expect(fence?.at).toBeCloseTo(12 + (12 / Math.log(100 / 24) / 2) * Math.log(12 / 0.1), 9);
  expect(fence?.farthest).toBeCloseTo(1000 / (12 / 1.349), 9);
});

test('skewed values are looked at by their logarithms', () => {
  // Powers of two: the quartiles lie fifty steps apart, and twice as far out the range ends.
  const steps = Array.from({ length: 101 }, (_, i) => 2 ** (i / 10));
  expect(of(steps)).toEqual([]);
  const [fence] = of([...steps, 2 ** 40]);
  expect(fence?.high).toBe(true);
  expect(Math.log2(fence?.at ?? NaN)).toBeGreaterThan(7.5 + 2 * 5 - 0.5);
  expect(fence?.farthest).toBeCloseTo((40 - 7.575) / 5.05, 2);
});

test.each<[string, readonly number[]]>([
  ['all alike', Array<number>(40).fill(7)],
  ['nearly all alike', [...Array<number>(99).fill(7), 500]],
  ['even', all(100)],
  ['none', []],
])('values that are %s have no fence', (_, values) => expect(of(values)).toEqual([]));
