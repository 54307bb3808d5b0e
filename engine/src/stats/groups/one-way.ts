import { fUpper } from '../distributions/distributions';
import { lnFactorial } from '../distributions/ln-gamma';
import { LIMITS } from '../limits';

/** What lies between groups over what lies within them, and the degrees of freedom of each. */
interface VarianceRatio {
  f: number;
  between: number;
  within: number;
}

/**
 * The variance ratio of groups (Fisher 1925), by the rows that have both a value and a group. Null where it says nothing.
 * @param lost degrees of freedom that were spent before, such as those of unit means that were taken out
 */
export function varianceRatio(values: ArrayLike<number>, codes: ArrayLike<number>, lost = 0): VarianceRatio | null {
  let size = 0;
  for (let i = 0; i < codes.length; i++) if ((codes[i] ?? -1) >= size) size = (codes[i] ?? -1) + 1;
  const counts = new Float64Array(size);
  const sums = new Float64Array(size);
  let [n, sum, squares] = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    const [value, code] = [values[i] ?? NaN, codes[i] ?? -1];
    if (value !== value || code < 0) continue;
    n++;
    sum += value;
    squares += value * value;
    counts[code] = (counts[code] ?? 0) + 1;
    sums[code] = (sums[code] ?? 0) + value;
  }
  const used = [...counts.keys()].filter((code) => (counts[code] ?? 0) > 0);
  const total = squares - (sum * sum) / n;
  const left = n - used.length - lost;
  if (used.length < 2 || left < LIMITS.leastResidualOfGroups || !(total > 1e-9 * squares)) return null;
  const between = used.reduce((all, code) => all + (sums[code] ?? 0) ** 2 / (counts[code] ?? 1), 0) - (sum * sum) / n;
  const within = Math.max(total - between, 1e-12 * total);
  return { f: between / (used.length - 1) / (within / left), between: used.length - 1, within: left };
}

/**
 * p of the F test of groups. Given ranks it is the rank transform test (Conover & Iman, Am. Stat. 35, 1981).
 * @param lost as for `varianceRatio`
 */
export function oneWayP(values: ArrayLike<number>, codes: ArrayLike<number>, lost = 0): number {
  const ratio = varianceRatio(values, codes, lost);
  return ratio ? fUpper(ratio.f, ratio.between, ratio.within) : 1;
}

/**
 * The share of all ways to deal these groups among their members that one of them is: no test by order alone can show a smaller p, whatever a
 * formula for many members says of few.
 */
export function rarestOrder(codes: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  let n = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1;
    if (code < 0) continue;
    n++;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return Math.exp([...counts.values()].reduce((all, count) => all + lnFactorial(count), 0) - lnFactorial(n));
}
