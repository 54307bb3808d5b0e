import { quantileSorted } from '../../../stats/distributions/quantile';
import type { Dimension } from '../../../insights/frame/frame';
import { LIMITS } from './limits';
import type { Pair } from './pairs';

/** Numbers of rows, and how much each counts: 0 where it is not asked. */
export interface Weighted {
  values: Float64Array;
  weights: Float64Array;
}

/**
 * Quotients on the scale on which groups of them compare: their logarithms; of counts, which are often none, by what there is below, what each is of the quotient of all
 * rows together, less one.
 */
export function scaledOf({ above, below, values, isMostlySome }: Pair): Weighted {
  if (isMostlySome) return { values: values.map((value) => (value > 0 ? Math.log(value) : 0)), weights: values.map((value) => Number(value > 0)) };
  let [x, y] = [0, 0];
  values.forEach((value, row) => {
    if (value !== value) return;
    x += above.values[row] ?? 0;
    y += below.values[row] ?? 0;
  });
  const rate = x / y;
  const most = y / values.reduce((n, value) => n + Number(value === value), 0);
  return { values: values.map((value) => (value === value ? value / rate - 1 : 0)), weights: values.map((value, row) => (value === value ? (below.values[row] ?? 0) / most : 0)) };
} // prettier-ignore

/** Labels of each row, −1 where it has none; those of few rows are one beside all others, so that none is fitted to a row. */
export interface Coded {
  codes: ArrayLike<number>;
  size: number;
}

/** What is left of numbers beside the levels of labels of several columns, which add up (backfitting, Buja, Hastie & Tibshirani, Annals of Statistics 17, 1989). */
export function beside({ values, weights }: Weighted, columns: readonly Coded[]): Float64Array {
  const left = values.slice();
  const counts = columns.map((column) => countsOf(weights, column));
  const all = levelsOf(left, weights, { codes: new Uint8Array(left.length), size: 1 })[0] ?? 0;
  for (let row = 0; row < left.length; row++) left[row] = (left[row] ?? 0) - all;
  for (let turn = 0; turn < (columns.length > 1 ? LIMITS.turns : 1); turn++)
    columns.forEach((column, i) => {
      const levels = levelsOf(left, weights, column);
      for (let row = 0; row < left.length; row++) {
        const code = column.codes[row] ?? -1;
        if (code >= 0 && (counts[i]?.[code] ?? 0) >= LIMITS.fewestOfLabel) left[row] = (left[row] ?? 0) - (levels[code] ?? 0);
      }
    });
  return left;
}

/** Rows of each label that count. */
export function countsOf(weights: Float64Array, { codes, size }: Coded): Float64Array {
  const counts = new Float64Array(size);
  weights.forEach((weight, row) => {
    const code = codes[row] ?? -1;
    if (weight > 0 && code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  });
  return counts;
}

/** Weighted mean of each label; 0 of one without rows. */
export function levelsOf(values: Float64Array, weights: Float64Array, { codes, size }: Coded): Float64Array {
  const [sum, weight] = [new Float64Array(size), new Float64Array(size)];
  for (let row = 0; row < values.length; row++) {
    const [code, own] = [codes[row] ?? -1, weights[row] ?? 0];
    if (code < 0 || own === 0) continue;
    sum[code] = (sum[code] ?? 0) + own * (values[row] ?? 0);
    weight[code] = (weight[code] ?? 0) + own;
  }
  return sum.map((total, code) => ((weight[code] ?? 0) > 0 ? total / (weight[code] ?? 1) : 0));
}

/** Numbers without what lies farther out than rows do: one wrong cell moves no group. */
export function withoutExtremes(values: Float64Array, weights: Float64Array): Float64Array {
  const sorted = values.filter((_, row) => (weights[row] ?? 0) > 0).sort();
  const [low = 0, high = 0] = [LIMITS.quartile, 1 - LIMITS.quartile].map((part) => quantileSorted(sorted, part));
  const fence = LIMITS.fence * (high - low);
  return high > low ? values.map((value) => Math.min(high + fence, Math.max(low - fence, value))) : values;
}

/** Weighted sum of squares about nought. */
export const squaresOf = (values: Float64Array, weights: Float64Array): number =>
  values.reduce((sum, value, row) => sum + (weights[row] ?? 0) * value * value, 0);

/**
 * Numbers without what goes with the size of rows, within groups: what each job needs beside its pieces makes small jobs dear, whoever does them. By the logarithm of the size and its square (least
 * squares on what lies within groups, analysis of covariance).
 */
export function withoutSize(values: Float64Array, weights: Float64Array, size: Float64Array, cells: Coded): Float64Array {
  const logs = size.map((value) => (value > 0 ? Math.log(value) : 0));
  const middle = levelsOf(logs, weights, { codes: new Uint8Array(logs.length), size: 1 })[0] ?? 0;
  const [x, xx] = [logs.map((value) => value - middle), logs.map((value) => (value - middle) ** 2)];
  const within = (of: Float64Array) => {
    const levels = levelsOf(of, weights, cells);
    return of.map((value, row) => ((cells.codes[row] ?? -1) < 0 ? 0 : value - (levels[cells.codes[row] ?? -1] ?? 0)));
  };
  const [u, v, y] = [within(x), within(xx), within(values)];
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, row) => sum + (weights[row] ?? 0) * value * (b[row] ?? 0), 0);
  const [uu, uv, vv, uy, vy] = [dot(u, u), dot(u, v), dot(v, v), dot(u, y), dot(v, y)];
  const det = uu * vv - uv * uv;
  if (!(det > LIMITS.leastOfPlane * uu * vv)) return values;
  const [slope, bend] = [(uy * vv - vy * uv) / det, (vy * uu - uy * uv) / det];
  return values.map((value, row) => value - slope * (x[row] ?? 0) - bend * (xx[row] ?? 0));
} // prettier-ignore

/** What makes most of how far numbers lie apart, the foremost first: what each column leaves is looked at for the next. */
export function governorsOf(given: Weighted, columns: readonly Dimension[]): Dimension[] {
  const chosen: Dimension[] = [];
  let left = beside(given, []);
  while (chosen.length < LIMITS.mostGovernors) {
    const all = squaresOf(left, given.weights);
    const [best] = columns
      .filter((column) => !chosen.includes(column))
      .map((column) => ({ column, left: beside(given, [...chosen, column].map(codedBy)) }))
      .map((one) => ({ ...one, explained: 1 - squaresOf(one.left, given.weights) / all }))
      .toSorted((a, b) => b.explained - a.explained);
    if (!best || best.explained < LIMITS.leastGoverned) break;
    chosen.push(best.column);
    left = best.left;
  }
  return chosen;
}

export const codedBy = ({ codes, labels }: Dimension): Coded => ({ codes, size: labels.length });

/** Whether labels of a column lie within one group each: beside them no group has anything of its own. */
export function isWithin({ codes, size }: Coded, groups: ArrayLike<number>, groupCount: number): boolean {
  const counts = new Float64Array(size * groupCount);
  for (let row = 0; row < codes.length; row++) {
    const [code, group] = [codes[row] ?? -1, groups[row] ?? -1];
    if (code >= 0 && group >= 0) counts[code * groupCount + group] = (counts[code * groupCount + group] ?? 0) + 1;
  }
  let [all, most] = [0, 0];
  for (let code = 0; code < size; code++) {
    const own = counts.subarray(code * groupCount, (code + 1) * groupCount);
    all += own.reduce((sum, one) => sum + one, 0);
    most += own.reduce((largest, one) => Math.max(largest, one), 0);
  }
  return most >= LIMITS.within * all;
}
