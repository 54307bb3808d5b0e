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

/** A result of several labels as what is asked of it: whether it came to its event. All other labels count as the first of them. */
export function asEvent(dimension: Dimension): Dimension {
  const own = dimension.event === undefined ? -1 : dimension.labels.indexOf(dimension.event);
  if (own < 0 || dimension.labels.length <= 2) return dimension;
  const other = own === 0 ? 1 : 0;
  return { ...dimension, codes: dimension.codes.map((code) => (code === own || code === -1 ? code : other)) };
}

export interface GroupMean {
  n: number;
  mean: number;
  sum: number;
  variance: number;
}

/**
 * Means and variances by code, and mean and standard deviation over all rows that have a value.
 * @param weights what each row counts in the means: of quotients, what they are quotients by
 */
export function groupMeans(values: ArrayLike<number>, codes: ArrayLike<number>, weights?: ArrayLike<number>) {
  let groups = 0;
  for (let i = 0; i < codes.length; i++) groups = Math.max(groups, (codes[i] ?? -1) + 1);
  const each = () => new Float64Array(groups);
  const [counts, sums, ownSquares, weighted, weight] = [each(), each(), each(), each(), each()];
  let [n, sum, squares, allWeighted, allWeight] = [0, 0, 0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    n++;
    sum += value;
    squares += value * value;
    const own = weights ? weights[i] || 0 : 1;
    allWeighted += own * value;
    allWeight += own;
    const code = codes[i] ?? -1;
    if (code < 0) continue;
    counts[code] = (counts[code] ?? 0) + 1;
    sums[code] = (sums[code] ?? 0) + value;
    ownSquares[code] = (ownSquares[code] ?? 0) + value * value;
    weighted[code] = (weighted[code] ?? 0) + own * value;
    weight[code] = (weight[code] ?? 0) + own;
  }
  const means = new Map<number, GroupMean>();
  counts.forEach((count, code) => {
    if (count === 0) return;
    const own = sums[code] ?? 0;
    const variance = count > 1 ? Math.max(0, ((ownSquares[code] ?? 0) - (own * own) / count) / (count - 1)) : 0;
    means.set(code, { n: count, sum: own, mean: (weighted[code] ?? 0) / (weight[code] ?? 0), variance });
  });
  const middle = sum / n;
  return { means, overall: allWeighted / allWeight, total: sum, n, sd: Math.sqrt(Math.max(0, squares / n - middle * middle)) };
}

/** One label of a column. */
interface OfLabel {
  dimension: Pick<Dimension, 'codes'>;
  code: number;
}

/** Rows of a label, how many of them are rows of another one, and rows of that. */
export function rowsInside(part: OfLabel, whole: OfLabel): Record<'rows' | 'inside' | 'all', number> {
  let [rows, inside, all] = [0, 0, 0];
  part.dimension.codes.forEach((code, row) => {
    const isWider = whole.dimension.codes[row] === whole.code;
    if (isWider) all++;
    if (code !== part.code) return;
    rows++;
    if (isWider) inside++;
  });
  return { rows, inside, all };
}
