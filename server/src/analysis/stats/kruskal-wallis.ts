import { chiSquareUpper } from './distributions';

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
  const groups = new Map<number, { n: number; sum: number }>();
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < ranks.length; i++) {
    const value = ranks[i] ?? NaN;
    const code = codes[i] ?? -1;
    if (value !== value || code < 0) continue;
    n++;
    sum += value;
    squares += value * value;
    const group = groups.get(code);
    if (group) {
      group.n++;
      group.sum += value;
    } else groups.set(code, { n: 1, sum: value });
  }
  const mean = sum / n;
  const total = squares - n * mean * mean;
  if (groups.size < 2 || n < 3 || total <= 1e-9 * squares) return null;
  let between = 0;
  for (const group of groups.values()) between += group.n * (group.sum / group.n - mean) ** 2;
  const variance = total / (n - 1);
  const h = between / variance;
  return {
    h,
    p: chiSquareUpper(h, groups.size - 1),
    epsilonSquared: Math.min(1, h / (n - 1)),
    n,
    groups: [...groups].map(([code, group]) => {
      const meanRank = group.sum / group.n;
      return { code, n: group.n, meanRank, z: (meanRank - mean) / Math.sqrt((variance * (n - group.n)) / (group.n * n)) };
    }),
  };
}
