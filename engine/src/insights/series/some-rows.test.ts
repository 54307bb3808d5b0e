import { rowsByLabel, rowsOfLabel, rowsOfOthers } from './some-rows';

const dimension = { labels: ['a', 'b', 'c'], codes: Int32Array.of(1, -1, 0, 2, 1, -2, 0) };

test('rows of each label come in the order of the table, those without one of these labels not at all', () => {
  expect(rowsByLabel(dimension).map((rows) => [...rows])).toEqual([[2, 6], [0, 4], [3]]);
  expect([...rowsOfLabel(dimension, 1)]).toEqual([0, 4]);
  expect([...rowsOfLabel(dimension, 7)]).toEqual([]);
});

test('they are listed once', () => {
  expect(rowsByLabel({ ...dimension })).toBe(rowsByLabel(dimension));
});

test('all others have a label, if a rare one, and one of them may be left out', () => {
  expect([...rowsOfOthers(dimension, 1)]).toEqual([2, 3, 5, 6]);
  expect([...rowsOfOthers(dimension, 1, 0)]).toEqual([3, 5]);
});
