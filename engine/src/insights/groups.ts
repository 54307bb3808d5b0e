import type { Dimension } from './frame/frame';
import { LIMITS } from './limits';

/**
 * Codes of a dimension for a test: groups with fewer than `least` rows (with a value, when values are given) are left out.
 * Null when fewer than two groups remain.
 */
export function testedCodes(dimension: Dimension, least: number, values?: ArrayLike<number>): Int32Array | null {
  const { codes } = dimension;
  const counts = new Uint32Array(dimension.labels.length);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1;
    if (code >= 0 && (!values || values[i] === values[i])) counts[code] = (counts[code] ?? 0) + 1;
  }
  const kept = [...counts]
    .map((count, code) => ({ count, code }))
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, LIMITS.mostGroups);
  if (kept.length < 2) return null;
  const allowed = new Uint8Array(counts.length);
  for (const { code } of kept) allowed[code] = 1;
  const tested = new Int32Array(codes.length).fill(-1);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1;
    if (code >= 0 && allowed[code] === 1) tested[i] = code;
  }
  return tested;
}

export interface GroupMean {
  n: number;
  mean: number;
  sum: number;
  variance: number;
}

/** Means and variances by code, and mean and standard deviation over all rows that have a value. */
export function groupMeans(values: ArrayLike<number>, codes: ArrayLike<number>) {
  const counts: number[] = [];
  const sums: number[] = [];
  const ownSquares: number[] = [];
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    n++;
    sum += value;
    squares += value * value;
    const code = codes[i] ?? -1;
    if (code < 0) continue;
    counts[code] = (counts[code] ?? 0) + 1;
    sums[code] = (sums[code] ?? 0) + value;
    ownSquares[code] = (ownSquares[code] ?? 0) + value * value;
  }
  const means = new Map<number, GroupMean>();
  counts.forEach((count, code) => {
    const own = sums[code] ?? 0;
    const variance = count > 1 ? Math.max(0, ((ownSquares[code] ?? 0) - (own * own) / count) / (count - 1)) : 0;
    means.set(code, { n: count, sum: own, mean: own / count, variance });
  });
  const overall = sum / n;
  return { means, overall, total: sum, n, sd: Math.sqrt(Math.max(0, squares / n - overall * overall)) };
}
