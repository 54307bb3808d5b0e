import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { fences } from './fences';

const normal = normalFrom(randomFrom(3));
const of = (n: number, make: (z: number) => number, ...strays: number[]) =>
  Float64Array.from([...Array.from({ length: n }, () => make(normal())), ...strays]);

test.each([
  ['normal', (z: number) => 100 + 10 * z],
  ['lognormal', (z: number) => Math.exp(0.9 * z)],
  ['exponential', (z: number) => -Math.log((1 + Math.tanh(0.8 * z)) / 2)],
])('the tail of a %s distribution is no outlier', (_, make) => {
  const found = Array.from({ length: 60 }, () => fences(of(800, make)).length).filter((count) => count > 0);
  expect(found.length).toBeLessThan(9);
});

test('strays beyond the tail are, in short and in long tables, high and low', () => {
  expect(fences(of(120, (z) => Math.exp(0.9 * z), 70, 77, 91))).toEqual([expect.objectContaining({ high: true })]);
  expect(fences(of(4000, (z) => 100 + 10 * z, 180))).toEqual([expect.objectContaining({ high: true })]);
  expect(fences(of(4000, (z) => 10 * z, -90))).toEqual([expect.objectContaining({ high: false })]);
});

test('a scale whose ends many share has none but what lies far off it', () => {
  const scale = Array.from({ length: 400 }, (_, i) => 1 + (i % 5));
  expect(fences(Float64Array.from(scale))).toEqual([]);
  expect(fences(Float64Array.from([...scale, 55]))).toEqual([expect.objectContaining({ high: true })]);
});

test('a whole number next to nought is no further off than a step of its scale', () => {
  const counts = Array.from({ length: 116 }, (_, i) => Math.max(4, Math.round(Math.exp(3.4 + 0.7 * Math.log((i + 0.5) / (115.5 - i)) / 1.7)))); // prettier-ignore
  const low = (values: readonly number[]) => fences(Float64Array.from(values)).filter(({ high }) => !high);
  expect(low([...counts, 1])).toEqual([]);
  // Of numbers with decimals it is.
  expect(low([...counts.map((count) => count + 0.01), 1.01])).toHaveLength(1);
});
