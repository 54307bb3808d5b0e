import type { CleanTable } from './clean-tables';

export interface ReadingScore {
  /** F1 of whole records, from 0 to 1. */
  records: number;
  /** F1 of cells in their columns. */
  cells: number;
}

/** Compares what was read with what should have been read. Order of rows does not matter, order of columns does. */
export function compareTables(read: CleanTable | null, expected: CleanTable, nameless: boolean): ReadingScore {
  const got = read ?? { names: [], rows: [] };
  const rowsOf = (table: CleanTable) => (nameless ? table.rows : [table.names, ...table.rows]);
  const cellsOf = (table: CleanTable) => rowsOf(table).flatMap((row) => row.map((cell, i) => `${i}\u0000${cell}`));
  const recordsOf = (table: CleanTable) => rowsOf(table).map((row) => row.join('\u0000'));
  return { records: overlap(recordsOf(got), recordsOf(expected)), cells: overlap(cellsOf(got), cellsOf(expected)) };
}

/** Dice coefficient of two multisets. */
function overlap(a: string[], b: string[]): number {
  const left = new Map<string, number>();
  for (const item of a) left.set(item, (left.get(item) ?? 0) + 1);
  let both = 0;
  for (const item of b) {
    const n = left.get(item) ?? 0;
    if (!n) continue;
    left.set(item, n - 1);
    both++;
  }
  return a.length + b.length ? (2 * both) / (a.length + b.length) : 1;
}
