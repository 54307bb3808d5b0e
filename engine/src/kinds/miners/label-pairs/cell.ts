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
/** Distance of a cell's share from the overall one, on the side on which it is larger when either may be told. */
export const largestDifference = (cell: Cell, eitherSide: boolean): number =>
  Math.max(share(cell) - base(cell), eitherSide ? share(mirror(cell)) - base(mirror(cell)) : 0);
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

/** A rate of the outcome that lies points away from the overall one, on either side. */
export const usefulOfOutcome = (cell: Cell): boolean =>
  cell.rowSum >= SMALLEST_GROUP && cell.count >= LIMITS.fewestInACell && distance(cell) >= LIMITS.leastOfOutcome;

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
