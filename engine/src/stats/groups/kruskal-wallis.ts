import { chiSquareUpper } from '../distributions/distributions';
import { LIMITS } from '../limits';

export interface KruskalWallis {
  /** Test statistic; equals Kruskal and Wallis' H with its correction for ties. */
  h: number;
  p: number;
  /** Effect size ε² = H / (n − 1), 0 to 1 (Kelley 1935; Tomczak & Tomczak 2014). */
  epsilonSquared: number;
  n: number;
  /** `z` is the group's mean rank against the rest, in standard errors (Mann-Whitney's normal form). */
  groups: { code: number; n: number; meanRank: number; z: number }[];
}

/**
 * Kruskal-Wallis test: do groups differ in the level of a measure? (Kruskal & Wallis, JASA 47, 1952)
 * Written as the permutation test of rank scores, H = (n − 1)·SSbetween / SStotal, which needs no tie term and stays valid
 * when rows without a group are left out of ranks taken over all rows.
 * @param codes group of each value; rows with a negative code or a NaN rank are left out.
 * @returns null when fewer than two groups hold values or all values are equal.
 */
export function kruskalWallis(ranks: ArrayLike<number>, codes: ArrayLike<number>): KruskalWallis | null {
  // Typed arrays by code, not a map: this runs over every row for every pair of columns.
  let size = 0;
  for (let i = 0; i < codes.length; i++) if ((codes[i] ?? -1) >= size) size = (codes[i] ?? -1) + 1;
  const counts = new Float64Array(size);
  const sums = new Float64Array(size);
  let squares = 0;
  for (let i = 0; i < ranks.length; i++) {
    const value = ranks[i] ?? NaN;
    const code = codes[i] ?? -1;
    if (value !== value || code < 0) continue;
    squares += value * value;
    counts[code] = (counts[code] ?? 0) + 1;
    sums[code] = (sums[code] ?? 0) + value;
  }
  const used = [...counts.keys()].filter((code) => (counts[code] ?? 0) > 0);
  const groups = used.map((code) => ({ code, n: counts[code] ?? 0, sum: sums[code] ?? 0 }));
  const n = groups.reduce((all, group) => all + group.n, 0);
  const mean = groups.reduce((all, group) => all + group.sum, 0) / n;
  const total = squares - n * mean * mean;
  if (groups.length < 2 || n < LIMITS.fewestForGroups || total <= 1e-9 * squares) return null;
  const between = groups.reduce((all, group) => all + group.n * (group.sum / group.n - mean) ** 2, 0);
  const variance = total / (n - 1);
  const h = between / variance;
  return {
    h,
    p: chiSquareUpper(h, groups.length - 1),
    epsilonSquared: Math.min(1, h / (n - 1)),
    n,
    groups: groups.map((group) => {
      const meanRank = group.sum / group.n;
      return {
        code: group.code,
        n: group.n,
        meanRank,
        z: (meanRank - mean) / Math.sqrt((variance * (n - group.n)) / (group.n * n)),
      };
    }),
  };
}
