/** What rows belong to: customers, machines, days, or one record that was copied. */
export interface Unit {
  /** Column that names it; null for records that are there several times. */
  column: string | null;
  /** Running number of each row's unit; −1 where it has none. */
  codes: Int32Array;
  size: number;
  /** Numbers and times stand in an order of their own, so that ranges of them are no attribute. */
  places: Float64Array | null;
  /** It names things that come again (a customer, a key of readings), whatever else belongs to it. */
  named: boolean;
}

/** One side of a relation: labels, or ranks of a measure. */
export type Side =
  | { columns: readonly string[]; kind: 'labels'; codes: Int32Array; of?: object }
  | { columns: readonly string[]; kind: 'ranks'; ranks: Float64Array; of?: object };

export type LabelSide = Extract<Side, { kind: 'labels' }>;
export type RankSide = Extract<Side, { kind: 'ranks' }>;

/** Rows of a unit beside each other. */
export interface Sorted {
  rows: Int32Array;
  /** Where the rows of each unit begin; one more entry for the end. */
  starts: Int32Array;
}

/** Spreads neighbouring numbers over all 32 bits (Knuth, The Art of Computer Programming 3, 6.4: the golden ratio). */
const spreadOver = 0x9e3779b1;

/** Rows by units: all of them, of a large table those of some whole units. */
export function sortByUnit({ codes, size }: Unit, most: number): Sorted {
  const parts = Math.max(1, Math.ceil(codes.length / most));
  // Whole units where there are many; else some rows of each.
  const whole = size > 2 * Math.sqrt(most) * parts;
  // Not every third row: rows may come in the order of their units.
  const drawn = (of: number) => Math.imul(of + 1, spreadOver) >>> 0;
  const taken = (code: number, row: number) => code >= 0 && (parts === 1 || drawn(whole ? code : row) % parts === 0);
  const starts = new Int32Array(size + 1);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (taken(code, row)) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  }
  for (let code = 0; code < size; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const at = starts.slice();
  const rows = new Int32Array(starts[size] ?? 0);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (!taken(code, row)) continue;
    const place = at[code] ?? 0;
    rows[place] = row;
    at[code] = place + 1;
  }
  return { rows, starts };
}
