import { asOdds, compare, departure, gridOf, isOwn, remaining, transposed, type Cell, type Grid } from './grid';
import { LIMITS } from './limits';

const cell = (n: number, mean: number): Cell => ({ n, sum: n * mean });
const grid = (cells: Cell[][]): Grid =>
  gridOf(cells.length, cells[0]?.length ?? 0, (row, column) => cells[row]?.[column] ?? { n: 0, sum: 0 });

/** Of two groups the first alone has a higher mean under the first label. */
const CELLS = [
  [cell(20, 10), cell(20, 5)],
  [cell(20, 5), cell(20, 5)],
];

test('a label is compared within its group, and in all others by how certain each is', () => {
  // The difference has the variance of both sides, and of what it is compared with: 1/20 + 1/20 + 1/10.
  expect(compare(grid(CELLS), 0, 0, 2)).toMatchObject({ within: 5, elsewhere: 0, z: 5 / (2 * Math.sqrt(0.2)) });
  const three = [...CELLS, [cell(40, 9), cell(40, 7)]];
  // Two groups elsewhere: 0 by a certainty of 10, and 2 by one of 20.
  const found = compare(grid(three), 0, 0, 2);
  expect(found?.elsewhere).toBeCloseTo(40 / 30, 12);
  expect(found?.z).toBeCloseTo((5 - 40 / 30) / (2 * Math.sqrt(1 / 20 + 1 / 20 + 1 / 30)), 12);
  expect(compare(transposed(grid(three)), 0, 0, 2)?.within).toBeCloseTo(10 - (100 + 360) / 60, 12);
});

test('elsewhere the others have the mix of the group', () => {
  // Row and column add up, and the first row holds little of what is high elsewhere.
  const mixed = grid([
    [cell(20, 0), cell(40, 5), cell(20, 30)],
    [cell(20, 10), cell(20, 15), cell(80, 40)],
  ]);
  const found = compare(mixed, 0, 0, 2);
  expect(found?.within).toBeCloseTo(-40 / 3, 12);
  expect(found?.elsewhere).toBeCloseTo(-40 / 3, 12);
  expect(found?.z).toBeCloseTo(0, 12);
  // A label that no other row holds has nothing to be compared with.
  const alone = grid([[cell(20, 0), cell(40, 5), cell(20, 30)], [cell(20, 10), cell(20, 15), cell(2, 40)]]);
  expect(compare(alone, 0, 0, 2)).toBeNull();
}); // prettier-ignore

test('what is left where cells do not add up, and what the cell that makes it saves of it', () => {
  expect(departure(grid(CELLS))).toBeCloseTo(20 * 4 * 1.25 ** 2, 6);
  const three = [[cell(20, 10), cell(20, 5), cell(10, 9)], [cell(5, 6), cell(40, 1), cell(20, 5)], [cell(20, 8), cell(7, 3), cell(9, 27)]];
  expect(departure(grid(three), { row: 2, column: 2 })).toBeCloseTo(0, 6);
  expect(departure(grid(three), { row: 1, column: 2 })).toBeGreaterThan(100);
}); // prettier-ignore

test.each<[string, Cell[][], boolean]>([
  ['the label has too few rows', [[cell(LIMITS.fewestRows - 1, 10), cell(20, 5)], CELLS[1] ?? []], false],
  ['the label has as few rows as may be', [[cell(LIMITS.fewestRows, 10), cell(20, 5)], CELLS[1] ?? []], true],
  ['the others have too few', [[cell(20, 10), cell(LIMITS.fewestRows - 1, 5)], CELLS[1] ?? []], false],
  ['elsewhere it has too few', [CELLS[0] ?? [], [cell(LIMITS.fewestRows - 1, 5), cell(20, 5)]], false],
  ['elsewhere the others are next to none', [CELLS[0] ?? [], [cell(20, 5), cell(LIMITS.fewestElsewhere - 1, 5)]], false],
  ['elsewhere the others are few', [CELLS[0] ?? [], [cell(20, 5), cell(LIMITS.fewestElsewhere, 5)]], true],
])('where %s', (_, cells, isCompared) => expect(compare(grid(cells), 0, 0, 2) !== null).toBe(isCompared));

test.each([
  [1, 0, true],
  [1, -0.5, true],
  [-1, 0.5, true],
  [1, LIMITS.mostElsewhere, true],
  [1, LIMITS.mostElsewhere + 0.01, false],
  [-1, -LIMITS.mostElsewhere - 0.01, false],
])('%d within and %d elsewhere: a difference of its own is %s', (within, elsewhere, own) =>
  expect(isOwn({ within, elsewhere })).toBe(own),
);

test('without its cell the groups lie as far apart as they do in any column or without it', () => {
  expect(remaining(grid(CELLS), 0, 0)).toBe(0);
  // Of all other cells the second group's lie above the mean of 5 1/3 by 2/3.
  const other = [CELLS[0] ?? [], [cell(20, 6), cell(20, 6)], [cell(20, 5), cell(20, 5)]];
  expect(remaining(grid(other), 0, 0)).toBeCloseTo(2 / 3, 12);
  // A column alone may hold more.
  const inside = [CELLS[0] ?? [], [cell(20, 9), cell(20, 5)], [cell(20, 5), cell(20, 5)]];
  expect(remaining(grid(inside), 0, 0)).toBeCloseTo(2, 12);
  // Few rows tell nothing.
  const few = [CELLS[0] ?? [], [cell(LIMITS.fewestRows - 1, 90), cell(1, 5)], [cell(20, 5), cell(20, 5)]];
  expect(remaining(grid(few), 0, 0)).toBeGreaterThan(0);
});

test('where rows of the group differ by more than those of others a difference there is less certain', () => {
  const wide = (n: number, mean: number): Cell => ({ ...cell(n, mean), squares: n * mean ** 2 + (n - 1) * 16 });
  const narrow = compare(grid(CELLS), 0, 0, 2);
  const found = compare(grid([[cell(20, 10), wide(20, 5)], CELLS[1] ?? []]), 0, 0, 2);
  // Four times the variance on both sides of the group, and as much elsewhere as before.
  expect(found?.z).toBeCloseTo(5 / (2 * Math.sqrt(4 / 20 + 4 / 20 + 1 / 10)), 12);
  expect(found?.within).toBe(narrow?.within);
});

test('an event that is so many times as likely is expected by its odds', () => {
  // Of the row 20 of 100 elsewhere, of the column 10 of 100, of the others 5 of 100.
  const rates = [[0.3, 0.2], [0.1, 0.05]].map((row) => row.map((rate) => cell(100, rate))); // prettier-ignore
  const points = compare(grid(rates), 0, 0, 0.35);
  const odds = points && asOdds(cell(100, 0.3), points);
  expect(points?.otherwise.level).toBeCloseTo(0.25, 12);
  expect(odds?.otherwise.level).toBeCloseTo(1 / (1 + (4 * 9) / 19), 12);
  expect(odds?.elsewhere).toBeCloseTo(1 / (1 + (4 * 9) / 19) - 0.2, 12);
  expect((odds?.z ?? NaN) / (points?.z ?? NaN)).toBeCloseTo((0.3 - 1 / (1 + (4 * 9) / 19)) / 0.05, 9);
});
