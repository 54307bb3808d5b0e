import { fisherExact } from '../../../stats/distributions/fisher-exact';
import { normalTwoSided } from '../../../stats/distributions/distributions';
import { SMALLEST_GROUP } from '../../../insights/finding';
import { LIMITS } from './limits';

/** One cell of the table of two columns' labels. */
export interface Cell {
  row: number;
  column: number;
  count: number;
  rowSum: number;
  columnSum: number;
  n: number;
  /** Adjusted residual (Haberman 1973): standard normal when the two are independent. */
  residual: number;
}

export const mirror = (cell: Cell): Cell => ({
  ...cell,
  row: cell.column,
  column: cell.row,
  rowSum: cell.columnSum,
  columnSum: cell.rowSum,
});

export const share = (cell: Cell): number => cell.count / cell.rowSum;
export const base = (cell: Cell): number => cell.columnSum / cell.n;
/** The share of all other rows. */
export const othersShare = ({ count, rowSum, columnSum, n }: Cell): number => (columnSum - count) / (n - rowSum);
/** Surprise and size together: a cell that is both certain and far from the overall share. */
export const weightOf = (cell: Cell): number => cell.residual * (share(cell) - base(cell));

/** How far a cell's share lies from the overall one. */
export const distance = (cell: Cell): number => Math.abs(share(cell) - base(cell));

export const lowestOfUsual = (cells: readonly Cell[]): Cell | undefined =>
  cells
    .filter((cell) => base(cell) >= LIMITS.usual && cell.residual < 0 && distance(cell) >= LIMITS.leastLow)
    .sort((x, y) => weightOf(y) - weightOf(x))[0];

/** More than expected, with enough rows, and not a share that was nearly whole anyway. */
export const usefulCell = (cell: Cell): boolean =>
  cell.residual > 0 &&
  cell.count >= LIMITS.fewestInACell &&
  share(cell) - base(cell) >= LIMITS.leastDistance &&
  share(cell) >= LIMITS.leastTimes * base(cell);

/**
 * Whether a cell has rows enough to speak of, and says something that happens: more than elsewhere, and of an outcome's event less as well.
 */
export const isTold = ({ residual, count, rowSum, columnSum, n }: Cell, eitherSide: boolean): boolean =>
  rowSum >= SMALLEST_GROUP && (residual > 0 ? count : eitherSide ? (rowSum * columnSum) / n : 0) >= LIMITS.fewestInACell;

export function cellP(cell: Cell): number {
  const expected = (cell.rowSum * cell.columnSum) / cell.n;
  return expected < LIMITS.exactBelow
    ? fisherExact(
        cell.count,
        cell.rowSum - cell.count,
        cell.columnSum - cell.count,
        cell.n - cell.rowSum - cell.columnSum + cell.count,
      )
    : normalTwoSided(cell.residual);
}
