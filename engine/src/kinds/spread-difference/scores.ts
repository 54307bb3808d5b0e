import { median, quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** Whether a measure varies in proportion to its level: it is positive throughout, with a long tail. */
function isProportional(values: Float64Array): boolean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const moment = (power: number) => values.reduce((sum, value) => sum + (value - mean) ** power, 0) / n;
  return (values[0] ?? 0) > 0 && moment(2 + 1) / moment(2) ** (1 + 1 / 2) > LIMITS.skew;
}

/**
 * How far each row lies from the median of its group, for a test of spread (Brown & Forsythe, JASA 69, 1974): of logarithms where a
 * measure varies in proportion, and no further than a single reading may count. Null where a measure has too few values to have a spread.
 */
export function spreadScores(values: Float64Array, codes: Int32Array): Float64Array | null {
  const sorted = sortedValues(values);
  const different = sorted.filter((value, i) => value !== sorted[i - 1]).length;
  if (different < LIMITS.fewestValues || mostAlike(sorted) >= LIMITS.mostAlike * sorted.length) return null;
  const own = isProportional(sorted) ? values.map(Math.log) : values;
  const groups = new Map<number, number[]>();
  own.forEach((value, row) => {
    const code = codes[row] ?? -1;
    if (value !== value || code < 0) return;
    const list = groups.get(code);
    if (list) list.push(value);
    else groups.set(code, [value]);
  });
  const all = sortedValues(own);
  const [low, high] = [quantileSorted(all, 0.25), quantileSorted(all, 0.75)];
  const reach = LIMITS.clipped * (high - low);
  const middles = new Map([...groups].map(([code, list]) => [code, median(list)]));
  return own.map((value, row) => {
    const middle = middles.get(codes[row] ?? -1) ?? NaN;
    return Math.abs(Math.min(high + reach, Math.max(low - reach, value)) - middle);
  });
}

/** How often the most frequent value stands there. */
function mostAlike(sorted: Float64Array): number {
  let [most, run] = [0, 0];
  sorted.forEach((value, i) => {
    run = value === sorted[i - 1] ? run + 1 : 1;
    most = Math.max(most, run);
  });
  return most;
}
