import { mad, quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

export interface Fence {
  at: number;
  high: boolean;
  /** Deviation of the farthest row, in scaled median absolute deviations or interquartile ranges. */
  farthest: number;
}

/** A fence's farthest row as strength of a finding. */
export const strengthOf = ({ farthest }: Fence): number =>
  LIMITS.weight + LIMITS.weightOfDistance * Math.max(0, Math.min(1, Math.log10(farthest / LIMITS.nearest)));

interface Scale {
  to: (x: number) => number;
  from: (y: number) => number;
}

const PLAIN: Scale = { to: (x) => x, from: (y) => y };
const LOG: Scale = { to: Math.log, from: Math.exp };

/**
 * Where the usual range of values ends: median ± 3.5 MAD, or two interquartile ranges on the log scale when the values are positive
 * and skewed; and in any case beyond what the distribution's own tail reaches. The tail is taken as exponential (on a logarithmic
 * scale where it is heavier than that), its slope from the median excess of its outermost twentieth, which a few strays do not move.
 * @param expected rows that the tail itself would bring beyond the fence
 */
export function fences(values: Float64Array, expected = LIMITS.expected): Fence[] {
  const sorted = sortedValues(values);
  const low = sorted[0] ?? 0;
  const [q1, q2, q3] = [0.25, 0.5, 0.75].map((share) => quantileSorted(sorted, share)) as [number, number, number];
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const skewed = low > 0 && q1 > 0 && (mean > LIMITS.skewedMean * q2 || q3 - q2 > LIMITS.skewedQuartiles * (q2 - q1));
  const deviation = mad(sorted, q2) || (q3 - q1) / LIMITS.quartilesOfNormal;
  if (!(deviation > 0)) return [];
  const sides = [true, false].map((high): Fence | null => {
    const extreme = high ? (sorted.at(-1) ?? 0) : low;
    const inner = skewed ? logFence(q1, q3, high) : q2 + (high ? 1 : -1) * LIMITS.leastDeviation * deviation;
    const scale = skewed
      ? high || isLight(sorted, high, LOG)
        ? LOG
        : beyond(LOG, arcSinh(Math.log(q2), (Math.log(q3) - Math.log(q1)) / LIMITS.quartilesOfNormal))
      : isLight(sorted, high, PLAIN)
        ? PLAIN
        : arcSinh(q2, deviation);
    const outer = tailEnd(sorted, high, scale, expected);
    const at = high ? Math.max(inner, outer) : Math.min(inner, outer);
    if (!(high ? extreme > at : extreme < at)) return null;
    // Near nought a step of the scale is far on a logarithmic one: what lies no more than that beyond the fence lies at it.
    if (skewed && !high && extreme + stepOf(sorted) >= at) return null;
    const farthest = skewed
      ? Math.abs(Math.log(extreme) - Math.log(high ? q3 : q1)) / (Math.log(q3) - Math.log(q1))
      : Math.abs(extreme - q2) / deviation;
    return { at, high, farthest };
  });
  return sides.filter((fence) => fence !== null);
}

/** What values are rounded to: the power of ten that all are multiples of. */
function stepOf(sorted: Float64Array): number {
  let step = 1;
  while (step > LIMITS.finest && sorted.some((value) => Math.abs(value / step - Math.round(value / step)) > LIMITS.finest))
    step /= LIMITS.base;
  return step;
}

function logFence(q1: number, q3: number, high: boolean): number {
  const width = Math.log(q3) - Math.log(q1);
  return Math.exp(high ? Math.log(q3) + LIMITS.leastRanges * width : Math.log(q1) - LIMITS.leastRanges * width);
}

/** Linear near the median, logarithmic far out, on both sides. */
const arcSinh = (middle: number, deviation: number): Scale => ({
  to: (x) => Math.asinh((x - middle) / deviation),
  from: (y) => middle + deviation * Math.sinh(y),
});

/** One scale upon another. */
const beyond = (inner: Scale, outer: Scale): Scale => ({
  to: (x) => outer.to(inner.to(x)),
  from: (y) => inner.from(outer.from(y)),
});

function isLight(sorted: Float64Array, high: boolean, { to }: Scale): boolean {
  const at = (share: number) => to(quantileSorted(sorted, high ? share : 1 - share));
  return Math.abs(at(0.95) - at(0.5)) <= LIMITS.lightTail * Math.abs(at(0.75) - at(0.5));
}

/** The value beyond which the tail would bring no more than the expected rows. */
function tailEnd(sorted: Float64Array, high: boolean, { to, from }: Scale, expected: number): number {
  const n = sorted.length;
  const size = Math.min(n >> 2, Math.max(LIMITS.fewestInTail, Math.round(LIMITS.tail * n)));
  const inTail = (place: number) => to(sorted[high ? n - 1 - place : place] ?? 0);
  const start = inTail(size);
  const sign = high ? 1 : -1;
  const middle = to(quantileSorted(sorted, 0.5));
  // Where equal values end a tail it is no shorter than what leads up to it suggests.
  const leading = (sign * (start - middle)) / Math.log(n / 2 / size);
  const slope = Math.max((sign * (inTail(size >> 1) - start)) / Math.LN2, leading / 2);
  return from(start + sign * slope * Math.log(size / expected));
}
