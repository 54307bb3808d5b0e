import { quantileSorted } from '../../stats/distributions/quantile';
import { rowOrder } from '../../stats/distributions/row-order';
import { ownQuantile, type ByGroup } from './by-group';
import { LIMITS } from './limits';

/** A measure as its spread is looked at, whatever it is broken down by. */
export interface Spread {
  /** Rows that have a value, in its order. */
  order: Int32Array;
  /** Each row's value: its logarithm where the measure varies in proportion. */
  own: Float64Array;
  /** No single reading counts beyond these. */
  low: number;
  high: number;
}

/** Whether a measure varies in proportion to its level: it is positive throughout, with a long tail. */
function isProportional(values: Float64Array): boolean {
  const n = values.length;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / n;
  let [second, third] = [0, 0];
  for (const value of values) {
    second += (value - mean) ** 2;
    third += (value - mean) ** (2 + 1);
  }
  return (values[0] ?? 0) > 0 && third / n / (second / n) ** (1 + 1 / 2) > LIMITS.skew;
}

/** Null where a measure has too few values to have a spread. */
export function spreadOf(values: Float64Array, ranks: Float64Array, filled: number): Spread | null {
  const order = rowOrder(ranks, filled);
  const sorted = new Float64Array(filled);
  for (let i = 0; i < filled; i++) sorted[i] = values[order[i] ?? 0] ?? NaN;
  let [different, most, run] = [0, 0, 0];
  sorted.forEach((value, i) => {
    const isAgain = value === sorted[i - 1];
    run = isAgain ? run + 1 : 1;
    if (!isAgain) different++;
    most = Math.max(most, run);
  });
  if (different < LIMITS.fewestValues || most >= LIMITS.mostAlike * sorted.length) return null;
  const inProportion = isProportional(sorted);
  const [low, high] = [0.25, 0.75].map((share) => quantileSorted(inProportion ? sorted.map(Math.log) : sorted, share));
  const reach = LIMITS.clipped * ((high ?? NaN) - (low ?? NaN));
  return { order, own: inProportion ? values.map(Math.log) : values, low: (low ?? NaN) - reach, high: (high ?? NaN) + reach };
}

/**
 * How far each row lies from the median of its group, for a test of spread (Brown & Forsythe, JASA 69, 1974): of logarithms where a
 * measure varies in proportion, and no further than a single reading may count.
 */
export function spreadScores({ own, low, high }: Spread, groups: ByGroup): Float64Array {
  const scores = new Float64Array(own.length).fill(NaN);
  for (let code = 0; code + 1 < groups.starts.length; code++) {
    const middle = ownQuantile(groups, own, code, 1 / 2);
    for (let i = groups.starts[code] ?? 0; i < (groups.starts[code + 1] ?? 0); i++) {
      const row = groups.rows[groups.places[i] ?? 0] ?? 0;
      scores[row] = Math.abs(Math.min(high, Math.max(low, own[row] ?? NaN)) - middle);
    }
  }
  return scores;
}
