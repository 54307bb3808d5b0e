import { mad, quantileOf } from '../distributions/quantile';
import { LIMITS } from './limits';

/**
 * The series with what stands alone brought near: a reading further from the readings before and after it than noise goes counts as
 * that far (after Hampel, JASA 69, 1974). A step is left as it is, for on one side its readings are among their like.
 */
export function withoutLoneReadings(values: Float64Array): Float64Array {
  const noise = mad(values.slice(1).map((value, i) => value - (values[i] ?? 0)), 0) / Math.SQRT2; // prettier-ignore
  if (!(noise > 0)) return values;
  const far = LIMITS.alone * noise;
  const side = new Float64Array(LIMITS.beside);
  return values.map((value, i) => {
    let [least, most] = [Infinity, -Infinity];
    for (const [from, to] of [
      [Math.max(0, i - LIMITS.beside), i],
      [i + 1, Math.min(values.length, i + 1 + LIMITS.beside)],
    ] as const) {
      if (to - from < 2) continue;
      const level = middleOf(values, from, to, side);
      [least, most] = [Math.min(least, level), Math.max(most, level)];
    }
    return Math.min(most + far, Math.max(least - far, value));
  });
}

/** Median of the few values from one place to before another, put in order in `room`: this is asked of both sides of every reading. */
function middleOf(values: Float64Array, from: number, to: number, room: Float64Array): number {
  let n = 0;
  for (let i = from; i < to; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    let at = n++;
    for (; at > 0 && (room[at - 1] ?? NaN) > value; at--) room[at] = room[at - 1] ?? NaN;
    room[at] = value;
  }
  return quantileOf(n, (i) => room[i] ?? NaN, 0.5);
}
