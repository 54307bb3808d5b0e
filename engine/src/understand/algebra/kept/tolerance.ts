import { lastDigit } from '../number-column';
import { LIMITS } from './limits';

/**
 * How far a figure may be off what it is reckoned by for having been rounded: half of the step in which nearly all of them are written, five cents or whole
 * hundreds; of a last digit behind the point all of it, since some cut it off. Whole numbers that are made of whole numbers are exact.
 */
export function toleranceOf(values: Float64Array, made: Float64Array): number {
  const [both, whole] = [new Float64Array(values.length), (value: number) => Number.isInteger(value)];
  let n = 0;
  let isWhole = true;
  for (let row = 0; row < values.length; row++) {
    const [value, reckoned] = [values[row] ?? NaN, made[row] ?? NaN];
    if (!Number.isFinite(value) || !Number.isFinite(reckoned)) continue;
    both[n++] = value;
    isWhole &&= whole(value) && whole(reckoned);
  }
  if (isWhole) return 0;
  const digit = lastDigit(both.subarray(0, n));
  const step = stepOf(both.subarray(0, n), digit);
  return step > digit || digit >= 1 ? step / 2 : step;
}

/** The coarsest step of which nearly all figures are a multiple. */
function stepOf(values: Float64Array, digit: number): number {
  const given = values.filter((value) => value !== 0);
  const isStep = (step: number) =>
    given.filter((value) => Math.abs(value / step - Math.round(value / step)) <= LIMITS.offStep).length >=
    LIMITS.onSteps * given.length;
  return [100, 50, 10, 5].map((times) => times * digit).find(isStep) ?? digit;
}
