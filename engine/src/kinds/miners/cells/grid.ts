import { LIMITS } from './limits';

export interface Cell {
  n: number;
  sum: number;
}

export interface Grid {
  rows: number;
  columns: number;
  at: (row: number, column: number) => Cell;
  /** All cells of a row together. */
  inRow: (row: number) => Cell;
  /** All cells of a column together. */
  inColumn: (column: number) => Cell;
}

/** Sums of ranks, and counts, are exact: what lies beside a cell is what it leaves of its row. */
export function gridOf(rows: number, columns: number, at: Grid['at']): Grid {
  const totals = (size: number, of: number, cell: (i: number, j: number) => Cell) =>
    Array.from({ length: size }, (_, i) => Array.from({ length: of }, (__, j) => cell(i, j)).reduce(added, { n: 0, sum: 0 }));
  const [byRow, byColumn] = [totals(rows, columns, at), totals(columns, rows, (column, row) => at(row, column))];
  return {
    rows,
    columns,
    at,
    inRow: (row) => byRow[row] ?? { n: 0, sum: 0 },
    inColumn: (column) => byColumn[column] ?? { n: 0, sum: 0 },
  };
}

export const transposed = ({ rows, columns, at, inRow, inColumn }: Grid): Grid => ({
  rows: columns,
  columns: rows,
  at: (x, y) => at(y, x),
  inRow: inColumn,
  inColumn: inRow,
});

export interface Compared {
  within: number;
  elsewhere: number;
  z: number;
}

export const isOwn = ({ within, elsewhere }: Compared): boolean =>
  within * elsewhere <= 0 || Math.abs(elsewhere) <= LIMITS.mostElsewhere * Math.abs(within);

/** A column's label against the others, within one row of the grid and, row by row, in all other rows. Null where too few rows. */
export function compare(grid: Grid, row: number, column: number, sd: number): Compared | null {
  const { rows, at } = grid;
  const own = at(row, column);
  const rest = others(grid, row, column);
  if (own.n < LIMITS.fewestRows || rest.n < LIMITS.fewestRows) return null;
  let weight = 0;
  let difference = 0;
  let outside = 0;
  for (let x = 0; x < rows; x++) {
    if (x === row) continue;
    const cell = at(x, column);
    const beside = others(grid, x, column);
    if (Math.min(cell.n, beside.n) < LIMITS.fewestElsewhere) continue;
    // Each group's difference counts by its certainty.
    const certainty = 1 / (1 / cell.n + 1 / beside.n);
    weight += certainty;
    difference += certainty * (mean(cell) - mean(beside));
    outside += cell.n;
  }
  if (outside < LIMITS.fewestRows) return null;
  const within = mean(own) - mean(rest);
  const elsewhere = difference / weight;
  return { within, elsewhere, z: (within - elsewhere) / (sd * Math.sqrt(1 / own.n + 1 / rest.n + 1 / weight)) };
}

/** How far the rows of the grid lie from each other at most, within one column and without it, once one cell is left out. */
export function remaining(grid: Grid, row: number, column: number): number {
  const without = Array.from({ length: grid.rows }, (_, x) => others(grid, x, column));
  const within = Array.from({ length: grid.rows }, (_, x) => grid.at(x, column)).filter((_, x) => x !== row);
  return Math.max(farthest(without), farthest(within));
}

/** How far cells lie from their mean at most. */
function farthest(cells: readonly Cell[]): number {
  const all = mean(cells.reduce(added, { n: 0, sum: 0 }));
  return Math.max(0, ...cells.filter(({ n }) => n >= LIMITS.fewestRows).map((cell) => Math.abs(mean(cell) - all)));
}

const mean = ({ n, sum }: Cell): number => sum / n;
const added = (a: Cell, b: Cell): Cell => ({ n: a.n + b.n, sum: a.sum + b.sum });

/** The row without one of its cells. */
function others({ at, inRow }: Grid, row: number, column: number): Cell {
  const [all, own] = [inRow(row), at(row, column)];
  return { n: all.n - own.n, sum: all.sum - own.sum };
}
