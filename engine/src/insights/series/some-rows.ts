import type { Dimension } from '../frame/frame';

/** Rows that are looked at, in the order of the table; null: all of them. */
export type SomeRows = Int32Array | null;

const known = new WeakMap<Int32Array, Int32Array[]>();

/** Rows of each label: listed once, so that whoever asks for every label in turn reads each row once, and not as often as there are labels. */
export function rowsByLabel({ codes, labels }: Pick<Dimension, 'codes' | 'labels'>): Int32Array[] {
  const before = known.get(codes);
  if (before) return before;
  const counts = new Int32Array(labels.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  const rows = Array.from(counts, (count) => new Int32Array(count));
  counts.fill(0);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const own = rows[code];
    if (!own) continue;
    const at = counts[code] ?? 0;
    own[at] = row;
    counts[code] = at + 1;
  }
  known.set(codes, rows);
  return rows;
}

/** Rows of one label. */
export const rowsOfLabel = (dimension: Pick<Dimension, 'codes' | 'labels'>, code: number): Int32Array =>
  rowsByLabel(dimension)[code] ?? new Int32Array(0);

/** Rows of all other labels, those beyond the most frequent ones among them, but for one that is left out as well. */
export function rowsOfOthers({ codes }: Pick<Dimension, 'codes'>, code: number, without = -1): Int32Array {
  const rows = new Int32Array(codes.length);
  let n = 0;
  for (let row = 0; row < codes.length; row++) {
    const own = codes[row] ?? -1;
    if (own !== -1 && own !== code && own !== without) rows[n++] = row;
  }
  return rows.subarray(0, n);
}
