/** Quantile with linear interpolation (type 7 of Hyndman & Fan, 1996, which DuckDB's `quantile_cont` uses). `sorted` ascends. */
export const quantileSorted = (sorted: ArrayLike<number>, share: number): number =>
  quantileOf(sorted.length, (i) => sorted[i] ?? NaN, share);

/** The same of values that need not stand side by side: `at` gives the i-th of `n` in ascending order. */
export function quantileOf(n: number, at: (i: number) => number, share: number): number {
  if (n === 0) return NaN;
  const position = (n - 1) * share;
  const low = Math.floor(position);
  const from = at(low);
  return from + (at(Math.min(low + 1, n - 1)) - from) * (position - low);
}

/** Ascending copy without NaN. */
export function sortedValues(values: ArrayLike<number>): Float64Array {
  const kept = new Float64Array(values.length);
  let n = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value === value) kept[n++] = value;
  }
  return kept.subarray(0, n).sort();
}

export const median = (values: ArrayLike<number>): number => quantileSorted(sortedValues(values), 0.5);

/** Median absolute deviation from the median, scaled by 1.4826 to the standard deviation of a normal sample. */
export function mad(values: ArrayLike<number>, centre = median(values)): number {
  const apart = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) apart[i] = Math.abs((values[i] ?? NaN) - centre);
  return 1.4826 * median(apart);
}
