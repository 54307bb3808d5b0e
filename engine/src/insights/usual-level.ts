import { mannKendall } from '../stats/series/mann-kendall';
import { median } from '../stats/distributions/quantile';
import { LIMITS } from './limits';

/** What a series of counts or means usually is at each step: its median, or the robust line where it clearly rises or falls. NaN steps are left out. */
export function usualLevel(values: Float64Array): Float64Array {
  const middle = median(values);
  const trend = mannKendall(values);
  if (!trend || Math.abs(trend.tau) < LIMITS.moves || trend.p > LIMITS.movesSurely) return values.map(() => middle);
  const centre = (values.length - 1) / 2;
  const floor = values.every((value) => !(value < 0)) ? 0 : -Infinity;
  return values.map((_, i) => Math.max(floor, middle + trend.slope * (i - centre)));
}

/** Steps on either side that a reading is compared with. */
export const NEIGHBOURS = LIMITS.neighbours;

/** Of readings that persist: the median of the neighbours on both sides, so that a slow swing is no peak. */
export const localLevel = (values: Float64Array): Float64Array =>
  values.map((_, i) =>
    median(
      Float64Array.from([...values.subarray(Math.max(0, i - NEIGHBOURS), i), ...values.subarray(i + 1, i + 1 + NEIGHBOURS)]),
    ),
  );
