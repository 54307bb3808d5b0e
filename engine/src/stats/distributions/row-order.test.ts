import { rank } from './ranks';
import { rowOrder } from './row-order';

test('rows come by their values, ties by their place, and rows without a value not at all', () => {
  const values = [30, NaN, 10, 30, 20, NaN, 10, 30];
  const { ranks, n } = rank(values);
  expect([...rowOrder(ranks, n)]).toEqual([2, 6, 4, 0, 3, 7]);
});

test('of no values there is no order', () => {
  expect([...rowOrder([NaN, NaN], 0)]).toEqual([]);
});
