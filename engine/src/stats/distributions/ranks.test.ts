import { LIMITS } from './limits';
import { orderOfValues } from './order-of-values';
import { rank, rowsInOrder } from './ranks';

test('rows come by their values, equal ones as they stand, without those that are missing', () => {
  expect(rowsInOrder(Float64Array.of(3, NaN, -1, 3, 0, -0, Infinity, -1))).toEqual([2, 7, 4, 5, 0, 3, 6]);
  expect(rowsInOrder(Float64Array.of(NaN))).toEqual([]);
});

test('the order is that of a stable sort', () => {
  const values = Float64Array.from({ length: 500 }, (_, i) => (i % 11 === 0 ? NaN : (i * 7919) % 37));
  const rows = [...values.keys()].filter((row) => !Number.isNaN(values[row]));
  expect(rowsInOrder(values)).toEqual(rows.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)));
});

/** Numbers of all sizes, some of them often, some missing. */
const many = (n: number): Float64Array =>
  Float64Array.from({ length: n }, (_, i) =>
    i % 13 === 0 ? NaN : i % 7 === 0 ? (i % 5) - 2 : ((i * 7919) % n) * 10 ** ((i % 9) - 4) * (i % 3 === 0 ? -1 : 1),
  );

test('by digits the order is that by comparing', () => {
  const ends = [Infinity, -Infinity, 0, -0, NaN, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, -Number.MIN_VALUE, 1, -1];
  const values = Float64Array.from([...many(700), ...ends, ...ends]);
  expect([...orderOfValues(values)]).toEqual(rowsInOrder(values));
  expect([...orderOfValues([])]).toEqual([]);
});

test('many rows have the ranks of few', () => {
  const values = many(LIMITS.manyRows + 1);
  const { ranks, n, ties } = rank(values);
  const sorted = values.filter((value) => value === value).sort();
  const places = new Map<number, number[]>();
  sorted.forEach((value, i) => places.set(value, [...(places.get(value) ?? []), i + 1]));
  const mean = (list: readonly number[] = []) => list.reduce((sum, place) => sum + place, 0) / list.length;
  expect(n).toBe(sorted.length);
  expect([...ranks]).toEqual(Array.from(values, (value) => (value === value ? mean(places.get(value)) : NaN)));
  expect(ties).toBe([...places.values()].reduce((sum, { length }) => sum + length ** 3 - length, 0));
});
