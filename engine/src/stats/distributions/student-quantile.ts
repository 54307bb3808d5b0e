import { studentTwoSided } from './distributions';
import { LIMITS } from './limits';

/** t with P(|T| ≥ t) = `twoSided`, by bisection on the exact tail. */
export function studentQuantile(df: number, twoSided = 0.05): number {
  let low = 0;
  let high = 1000;
  for (let step = 0; step < LIMITS.halvingsOfStudent; step++) {
    const middle = (low + high) / 2;
    if (studentTwoSided(middle, df) > twoSided) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
