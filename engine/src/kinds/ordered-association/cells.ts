import { correlationP, type Correlation } from '../../stats/correlation/spearman';

interface Side {
  codes: Int32Array;
  /** Place of each label in the order; −1 where it has none. */
  places: readonly number[];
  /** Labels of the order. */
  steps: number;
}

/** Rows of each pair of places, those of one place of the first side beside each other. */
export interface Cells {
  counts: Float64Array;
  rows: number;
  columns: number;
}

/** Counts rows that have a place on both sides. */
export function countCells(x: Side, y: Side): Cells {
  const counts = new Float64Array(x.steps * y.steps);
  for (let row = 0; row < x.codes.length; row++) {
    const own = x.places[x.codes[row] ?? -1] ?? -1;
    const other = y.places[y.codes[row] ?? -1] ?? -1;
    if (own < 0 || other < 0) continue;
    const cell = own * y.steps + other;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return { counts, rows: x.steps, columns: y.steps };
}

/** Spearman's coefficient of both orders, ties at their mean rank; null where one side is of one place. */
export function associationOf({ counts, rows, columns }: Cells): Correlation | null {
  const sums = (length: number, place: (cell: number) => number) => {
    const found = new Float64Array(length);
    counts.forEach((count, cell) => (found[place(cell)] = (found[place(cell)] ?? 0) + count));
    return found;
  };
  const rowOf = (cell: number) => Math.floor(cell / columns);
  const columnOf = (cell: number) => cell % columns;
  const [inRows, inColumns] = [sums(rows, rowOf), sums(columns, columnOf)];
  const n = inRows.reduce((sum, count) => sum + count, 0);
  const [ofRows, ofColumns] = [ranksOf(inRows), ranksOf(inColumns)];
  const middle = (n + 1) / 2;
  const spread = (ranks: Float64Array, held: Float64Array) =>
    ranks.reduce((sum, rank, place) => sum + (held[place] ?? 0) * (rank - middle) ** 2, 0);
  const size = Math.sqrt(spread(ofRows, inRows) * spread(ofColumns, inColumns));
  if (!(size > 0)) return null;
  const product = counts.reduce(
    (sum, count, cell) => sum + count * ((ofRows[rowOf(cell)] ?? 0) - middle) * ((ofColumns[columnOf(cell)] ?? 0) - middle),
    0,
  );
  const r = Math.max(-1, Math.min(1, product / size));
  return { r, n, p: correlationP(r, n) };
}

/** Mean rank of the rows of each place, from how many there are of each. */
export function ranksOf(counts: Float64Array): Float64Array {
  let before = 0;
  return counts.map((count) => {
    before += count;
    return before - (count - 1) / 2;
  });
}
