import { mad, median } from '../distributions/quantile';
import { LIMITS } from './limits';

/**
 * The series with what stands alone brought near: a reading further from the readings before and after it than noise goes counts as
 * that far (after Hampel, JASA 69, 1974). A step is left as it is, for on one side its readings are among their like.
 */
export function withoutLoneReadings(values: Float64Array): Float64Array {
  const noise = mad(values.slice(1).map((value, i) => value - (values[i] ?? 0)), 0) / Math.SQRT2; // prettier-ignore
  if (!(noise > 0)) return values;
  return values.map((value, i) => {
    const before = values.subarray(Math.max(0, i - LIMITS.beside), i);
    const after = values.subarray(i + 1, i + 1 + LIMITS.beside);
    const levels = [before, after].filter((side) => side.length > 1).map((side) => median(side));
    const far = LIMITS.alone * noise;
    return Math.min(Math.max(...levels) + far, Math.max(Math.min(...levels) - far, value));
  });
}
