import { chiSquareUpper } from '../distributions/distributions';
import { LIMITS } from '../limits';

export interface Contingency {
  rows: number;
  columns: number;
  /** Counts, row after row. */
  cells: Float64Array;
  rowSums: Float64Array;
  columnSums: Float64Array;
  n: number;
}

/** Cross table of two codings. Rows with a negative code on either side are left out. */
export function crossTable(a: ArrayLike<number>, rows: number, b: ArrayLike<number>, columns: number): Contingency {
  const cells = new Float64Array(rows * columns);
  for (let i = 0; i < a.length; i++) {
    const row = a[i] ?? -1;
    const column = b[i] ?? -1;
    if (row >= 0 && column >= 0) cells[row * columns + column] = (cells[row * columns + column] ?? 0) + 1;
  }
  return fromCells(cells, rows, columns);
}

export function fromCells(cells: Float64Array, rows: number, columns: number): Contingency {
  const rowSums = new Float64Array(rows);
  const columnSums = new Float64Array(columns);
  let n = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const count = cells[row * columns + column] ?? 0;
      rowSums[row] = (rowSums[row] ?? 0) + count;
      columnSums[column] = (columnSums[column] ?? 0) + count;
      n += count;
    }
  return { rows, columns, cells, rowSums, columnSums, n };
}

export interface ChiSquare {
  chi2: number;
  df: number;
  p: number;
  /** Bias-corrected Cramér's V (Bergsma, J. Korean Stat. Soc. 42, 2013), 0 to 1. */
  v: number;
  /** Share of cells whose expected count is below 5: above .2 the p-value is only rough (Cochran 1954). */
  sparse: number;
}

/** Pearson's χ² test of independence. Empty rows and columns do not count. Null when fewer than two remain on a side. */
export function chiSquareTest(table: Contingency): ChiSquare | null {
  const { rows, columns, cells, rowSums, columnSums, n } = table;
  let chi2 = 0;
  let sparse = 0;
  let usedRows = 0;
  let usedColumns = 0;
  for (let column = 0; column < columns; column++) if ((columnSums[column] ?? 0) > 0) usedColumns++;
  for (let row = 0; row < rows; row++) {
    const rowSum = rowSums[row] ?? 0;
    if (rowSum === 0) continue;
    usedRows++;
    for (let column = 0; column < columns; column++) {
      const expected = (rowSum * (columnSums[column] ?? 0)) / n;
      if (expected === 0) continue;
      if (expected < LIMITS.sparseCell) sparse++;
      chi2 += ((cells[row * columns + column] ?? 0) - expected) ** 2 / expected;
    }
  }
  if (usedRows < 2 || usedColumns < 2 || n < 2) return null;
  const df = (usedRows - 1) * (usedColumns - 1);
  const phi2 = Math.max(0, chi2 / n - df / (n - 1));
  const correctedRows = usedRows - (usedRows - 1) ** 2 / (n - 1);
  const correctedColumns = usedColumns - (usedColumns - 1) ** 2 / (n - 1);
  const denominator = Math.min(correctedRows, correctedColumns) - 1;
  return {
    chi2,
    df,
    p: chiSquareUpper(chi2, df),
    v: denominator > 0 ? Math.min(1, Math.sqrt(phi2 / denominator)) : 0,
    sparse: sparse / (usedRows * usedColumns),
  };
}

/** χ² of counts against expected counts (both sum to the same), with Cramér's V against that expectation. */
export function goodnessOfFit(counts: ArrayLike<number>, expected: ArrayLike<number>): { chi2: number; p: number; v: number } {
  let chi2 = 0;
  let n = 0;
  let cells = 0;
  for (let i = 0; i < counts.length; i++) {
    const e = expected[i] ?? 0;
    if (e <= 0) continue;
    chi2 += ((counts[i] ?? 0) - e) ** 2 / e;
    n += counts[i] ?? 0;
    cells++;
  }
  if (cells < 2 || n === 0) return { chi2: 0, p: 1, v: 0 };
  return { chi2, p: chiSquareUpper(chi2, cells - 1), v: Math.sqrt(chi2 / (n * (cells - 1))) };
}
