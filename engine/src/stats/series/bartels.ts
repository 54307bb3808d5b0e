import { normalTwoSided } from '../distributions/distributions';
import { rank } from '../distributions/ranks';
import { LIMITS } from '../limits';

/**
 * p that a series moves as smoothly as it does by chance alone: the rank version of von Neumann's ratio (Bartels, J. Am. Stat. Assoc. 77, 1982),
 * by its normal approximation. Small for a series whose neighbours lie close together; 1 for fewer than 6 values.
 */
export function smoothnessP(series: ArrayLike<number>): number {
  const { ranks, n, ties } = rank(series);
  if (n < LIMITS.fewestForSmoothness || n < series.length) return 1;
  let steps = 0;
  for (let i = 1; i < ranks.length; i++) steps += ((ranks[i] ?? 0) - (ranks[i - 1] ?? 0)) ** 2;
  const spread = (n ** 3 - n - ties) / 12;
  if (spread <= 0) return 1;
  const variance = (4 * (n - 2) * (5 * n * n - 2 * n - 9)) / (5 * n * (n + 1) * (n - 1) ** 2);
  const z = (2 - steps / spread) / Math.sqrt(variance);
  return z > 0 ? normalTwoSided(z) / 2 : 1;
}
