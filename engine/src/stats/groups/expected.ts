import { THRESHOLDS } from '../../thresholds';
import { LIMITS } from '../limits';
import { normalQuantile } from '../distributions/normal-quantile';
import { studentQuantile } from '../distributions/student-quantile';
import { wilson, Z95 } from '../distributions/wilson';

/** The observed figure of one member of a family: a store of all stores, a month of all months. */
export interface Member {
  value: number;
  /** Standard error of the value, as what its rows belong to lets it be. */
  error: number;
  /** Degrees of freedom that the error is known with. */
  df: number;
  /** Of a share: how many rows it is worth. Its interval then stays within 0 and 1. */
  trials?: number;
}

/** What a member would show the next time, with a 95% interval. */
export interface Expected {
  value: number;
  interval: [number, number];
}

/**
 * What each member of a family would show if it were looked at again. Members that are told were chosen for lying far out, partly by chance, and lie
 * nearer to the others the next time.
 *
 * From 8 members on by empirical Bayes (normal model with unequal variances, Morris, JASA 78, 1983; the variance between members by Paule & Mandel, J. Res.
 * NBS 87, 1982), shifted by at most 1.5 standard errors (limited translation, Efron & Morris, JASA 66, 1971), so that a member that really stands alone is
 * not drawn to those that do not. Of fewer members the variance between them is hardly known: the observed figure stands, with an interval at
 * 1 − .05 · told / members (false coverage rate, Benjamini & Yekutieli, JASA 100, 2005).
 *
 * @param told how many of the members were chosen to be told of
 * @returns null for a member whose error is not known, or only by fewer than four units
 */
export function expectedOf(members: readonly Member[], told = 1): (Expected | null)[] {
  const known = members.filter(isKnown);
  const k = known.length;
  const few = k < THRESHOLDS.fewestOfAFamily.value;
  const miss = few && k > 2 ? LIMITS.missed * Math.min(1, told / k) : LIMITS.missed;
  if (few) return members.map((own) => (isKnown(own) ? around(own, own.value, own.error, miss) : null));
  const between = varianceBetween(known);
  const weights = known.map(({ error }) => 1 / (error ** 2 + between));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const centre = known.reduce((sum, { value }, i) => sum + (weights[i] ?? 0) * value, 0) / weight;
  return members.map((own) => {
    if (!isKnown(own)) return null;
    const variance = own.error ** 2;
    // How much of the distance is taken for chance, its own bias corrected.
    const drawn = (((k - 3) / (k - 1)) * variance) / (variance + between);
    const distance = own.value - centre;
    const shift = Math.min(Math.abs(drawn * distance), LIMITS.farthestShift * own.error);
    const uncertain = (2 / (k - 3)) * drawn ** 2 * distance ** 2 * (k / weight / (variance + between));
    const spread = Math.sqrt(variance * (1 - ((k - 1) / k) * drawn) + uncertain);
    return around(own, own.value - Math.sign(distance) * shift, spread, miss);
  });
}

const isKnown = ({ error, df }: Member): boolean => error > 0 && df >= LIMITS.leastFreedom;

/** The interval that misses with this chance. A share that is known better than by its own rows is as one of more rows. */
function around({ error, df, trials }: Member, value: number, spread: number, miss: number): Expected {
  const z = Number.isFinite(df) ? studentQuantile(df, miss) : miss === LIMITS.missed ? Z95 : normalQuantile(miss / 2);
  if (trials === undefined) return { value, interval: [value - z * spread, value + z * spread] };
  const rows = trials * (error / spread) ** 2;
  return { value, interval: wilson(value * rows, rows, z) };
}

/** Variance of what members really are, beyond what their errors make of it: the weighted squares come to what chance leaves of them (Paule & Mandel 1982). */
function varianceBetween(members: readonly Member[]): number {
  const excess = (between: number): number => {
    let [weight, sum] = [0, 0];
    for (const { value, error } of members) {
      const own = 1 / (error ** 2 + between);
      weight += own;
      sum += own * value;
    }
    const centre = sum / weight;
    const squares = members.reduce((all, { value, error }) => all + (value - centre) ** 2 / (error ** 2 + between), 0);
    return squares - (members.length - 1);
  };
  if (excess(0) <= 0) return 0;
  const values = members.map(({ value }) => value);
  let low = 0;
  let high = (Math.max(...values) - Math.min(...values)) ** 2;
  for (let step = 0; step < LIMITS.halvings; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
