/** Quantile with linear interpolation (type 7 of Hyndman & Fan, 1996, which DuckDB's `quantile_cont` uses). `sorted` ascends. */
export function quantileSorted(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return NaN;
  const position = (sorted.length - 1) * share;
  const low = Math.floor(position);
  const from = sorted[low] ?? NaN;
  const to = sorted[Math.min(low + 1, sorted.length - 1)] ?? NaN;
  return from + (to - from) * (position - low);
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
  return 1.4826 * median(Float64Array.from(values, (value) => Math.abs(value - centre)));
}
