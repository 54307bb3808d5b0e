import { binomialUpper, studentTwoSided } from '../distributions/distributions';
import { normalQuantile } from '../distributions/normal-quantile';
import { LIMITS } from '../limits';

/** A member's figure on the scale on which it is compared, and between which figures it lies for sure: a count of 3 between those of 2.5 and 3.5. */
export interface Placed {
  at: number;
  least: number;
  most: number;
}

/** How many stand apart from all others, and how often chance parts as many so far. */
export interface FewApart {
  count: number;
  p: number;
}

/**
 * The few of many that stand apart from the others, the largest first: the widest gap below the first so many, in relation to how the others thin out towards it.
 *
 * Above the median ordinary figures thin out like an exponential or faster, whatever is ordinary about them: sizes of firms and cities, whose logarithms are exponential, are
 * the limit. Of an exponential the gaps between neighbours, each times how many lie above it, are independent and alike (Rényi, 1953), so that one of them over the mean of those
 * below it follows F with 2 and 2m degrees (Sornette & Pisarenko, Eur. Phys. J. Special Topics 205, 2012). That the place was chosen is paid for (Bonferroni).
 * @param placed from the largest on
 */
export function fewApart(placed: readonly Placed[], mostApart: number): FewApart | null {
  const n = placed.length;
  const most = Math.min(mostApart, Math.floor(LIMITS.mostApart * n));
  let best: FewApart | null = null;
  for (let k = 1; k <= most; k++) {
    const p = most * chanceOfGap(placed, k);
    if (p < (best?.p ?? 1)) best = { count: k, p };
  }
  return best;
}

/** How often so wide a gap lies below the first k where figures thin out like an exponential. */
function chanceOfGap(placed: readonly Placed[], k: number): number {
  const m = Math.min(LIMITS.mostBelowGap, Math.floor((placed.length - k) / 2));
  const gap = Math.min(...placed.slice(0, k).map(({ least }) => least)) - Math.max(...placed.slice(k, k + m).map(({ most }) => most));
  if (m < LIMITS.fewestBelowGap || !(gap > 0)) return 1;
  let spread = k * (placed[k]?.at ?? NaN) - (k + m) * (placed[k + m]?.at ?? NaN);
  // Equal figures are as far apart as they are known.
  let known = 0;
  for (const { at, least, most } of placed.slice(k, k + m)) {
    spread += at;
    known += (most - least) / 2;
  }
  spread = Math.max(spread, known);
  return spread > 0 ? Math.exp(-m * Math.log1p((k * gap) / spread)) : 1;
} // prettier-ignore

/**
 * The same of figures that chance lays out along a normal curve: so many as no other number of them, with a gap below it that even a longer tail hardly
 * ever leaves, lie so far out in so few draws. Middle and scatter are those of the others, as if these had been cut off from a normal curve that all are of (Johnson, Kotz & Balakrishnan, Continuous Univariate Distributions 1, 13.10).
 * @param leastSd what chance alone scatters them by, where that is known
 */
export function fewBeyond(placed: readonly Placed[], mostApart: number, leastSd = 0): FewApart | null {
  const n = placed.length;
  const most = Math.min(mostApart, Math.floor(LIMITS.mostApart * n));
  let best: FewApart | null = null;
  let nearest = Infinity;
  for (let k = 1; k <= most; k++) {
    nearest = Math.min(nearest, placed[k - 1]?.least ?? NaN);
    const { middle, sd: own } = ofCut(placed.slice(k), k / n);
    const sd = Math.max(own, leastSd);
    const gap = (nearest - (placed[k]?.most ?? NaN)) / sd;
    if (!(gap >= LIMITS.leastGap) || chanceOfGap(placed, k) > LIMITS.ofGap) continue;
    const p = most * binomialUpper(k, n, studentUpper((nearest - middle) / sd, n - k - 1));
    if (p < (best?.p ?? 1)) best = { count: k, p };
  }
  return best;
}

/** Middle and standard deviation of a normal curve of which a share above was cut off, from what is left. */
function ofCut(rest: readonly Placed[], cut: number): { middle: number; sd: number } {
  const mean = rest.reduce((sum, { at }) => sum + at, 0) / rest.length;
  const variance = rest.reduce((sum, { at }) => sum + (at - mean) ** 2, 0) / (rest.length - 1);
  const at = normalQuantile(cut);
  const shift = Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI) / (1 - cut);
  const sd = Math.sqrt(variance / (1 - at * shift - shift * shift));
  return { middle: mean + sd * shift, sd };
}

const studentUpper = (t: number, degrees: number): number => (t > 0 ? studentTwoSided(t, degrees) / 2 : 1);
