import type { Timeline } from '../frame/frame';
import { LIMITS } from './limits';

/** Rows in the order of their time, cut into slices of equally many. */
export interface Slices {
  /** Slice of each row, the oldest first; −1 without a time. */
  of: Int32Array;
  count: number;
}

/** Null where there are too few rows to see an end apart from the rest. */
export function slicesOf({ values }: Pick<Timeline, 'values'>): Slices | null {
  const rows = [...values.keys()].filter((row) => !Number.isNaN(values[row])).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const count = Math.min(LIMITS.mostSlices, Math.floor(rows.length / LIMITS.rowsASlice));
  if (count < LIMITS.fewestSlices) return null;
  const of = new Int32Array(values.length).fill(-1);
  rows.forEach((row, i) => (of[row] = Math.floor((i * count) / rows.length)));
  return { of, count };
}

/** Mean of a figure in each slice, over rows that have it; NaN where none has. */
export function meansOf({ of, count }: Slices, value: (row: number) => number): { means: Float64Array; counts: Float64Array } {
  const sums = new Float64Array(count);
  const counts = new Float64Array(count);
  for (let row = 0; row < of.length; row++) {
    const slice = of[row] ?? -1;
    const own = slice < 0 ? NaN : value(row);
    if (own !== own) continue;
    sums[slice] = (sums[slice] ?? 0) + own;
    counts[slice] = (counts[slice] ?? 0) + 1;
  }
  return { means: sums.map((sum, i) => sum / (counts[i] ?? 0)), counts };
}
