import { quantileOf } from '../../stats/distributions/quantile';

/** Rows that have a group, in the order of their values, and where those of each group stand among them. */
export interface ByGroup {
  rows: Int32Array;
  /** Places in `rows`, group after group, ascending in each. */
  places: Int32Array;
  /** Where each group begins in `places`; one more entry for the end. */
  starts: Int32Array;
}

/**
 * Parts rows by their groups, so that the values of each group, and of all others, are in order without sorting them.
 * @param order rows in the order of their values
 * @param codes group of each row; −1 for none
 */
export function byGroup(order: Int32Array, codes: Int32Array, groups: number): ByGroup {
  const rows = new Int32Array(order.length);
  const starts = new Int32Array(groups + 1);
  let n = 0;
  for (const row of order) {
    const code = codes[row] ?? -1;
    if (code < 0) continue;
    rows[n++] = row;
    starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  }
  for (let code = 0; code < groups; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const at = starts.slice();
  const places = new Int32Array(n);
  for (let place = 0; place < n; place++) {
    const code = codes[rows[place] ?? 0] ?? 0;
    const next = at[code] ?? 0;
    places[next] = place;
    at[code] = next + 1;
  }
  return { rows: rows.subarray(0, n), places, starts };
}

export const sizeOf = ({ starts }: ByGroup, code: number): number => (starts[code + 1] ?? 0) - (starts[code] ?? 0);

/** Quantile of a group's values. */
export function ownQuantile(groups: ByGroup, values: Float64Array, code: number, share: number): number {
  const from = groups.starts[code] ?? 0;
  return quantileOf(sizeOf(groups, code), (i) => values[groups.rows[groups.places[from + i] ?? 0] ?? 0] ?? NaN, share);
}

/** Quantile of the values of all other groups together. */
export function othersQuantile(groups: ByGroup, values: Float64Array, code: number, share: number): number {
  const own = groups.places.subarray(groups.starts[code], groups.starts[code + 1]);
  const at = (i: number) => values[groups.rows[i + skipped(own, i)] ?? 0] ?? NaN;
  return quantileOf(groups.rows.length - own.length, at, share);
}

/** How many of these ascending places lie before the i-th place that is not among them, by binary search. */
function skipped(places: Int32Array, i: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) - middle <= i) low = middle + 1;
    else high = middle;
  }
  return low;
}
