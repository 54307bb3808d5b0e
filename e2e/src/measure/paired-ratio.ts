import { median } from './median';

/** At most so often is the true middle outside of the interval, on each side. */
const OUTSIDE = 0.025;

export interface PairedRatio {
  ratio: number;
  /** Bounds of 95 %; null where there are too few pairs for any. */
  interval: [number, number] | null;
}

/**
 * The middle of the ratios of pairs, each measured one right after the other, and its interval by order statistics, which asks nothing of how they
 * scatter (W. R. Thompson, On confidence ranges for the median, 1936): of 9 pairs from the second to the eighth.
 */
export function pairedRatio(mine: readonly number[], other: readonly number[]): PairedRatio {
  const ratios = mine.map((value, i) => value / (other[i] ?? NaN)).sort((a, b) => a - b);
  const count = ratios.length;
  // Chance of i heads in so many throws, summed up from none.
  let [outside, chance, left] = [0, 0.5 ** count, 0];
  for (; left < count && outside + chance <= OUTSIDE; left += 1) {
    outside += chance;
    chance *= (count - left) / (left + 1);
  }
  const [low, high] = [ratios[left - 1], ratios[count - left]];
  return { ratio: median(ratios), interval: low === undefined || high === undefined ? null : [low, high] };
}
