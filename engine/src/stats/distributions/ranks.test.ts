import { rowsInOrder } from './ranks';

test('rows come by their values, equal ones as they stand, without those that are missing', () => {
  expect(rowsInOrder(Float64Array.of(3, NaN, -1, 3, 0, -0, Infinity, -1))).toEqual([2, 7, 4, 5, 0, 3, 6]);
  expect(rowsInOrder(Float64Array.of(NaN))).toEqual([]);
});

test('the order is that of a stable sort', () => {
  const values = Float64Array.from({ length: 500 }, (_, i) => (i % 11 === 0 ? NaN : (i * 7919) % 37));
  const rows = [...values.keys()].filter((row) => !Number.isNaN(values[row]));
  expect(rowsInOrder(values)).toEqual(rows.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)));
});
