import { normalUpper } from './distributions';
import { LIMITS } from './limits';

/** z with P(Z ≥ z) = `upper`, by bisection on the exact tail. */
export function normalQuantile(upper: number): number {
  let low = -40;
  let high = 40;
  for (let step = 0; step < LIMITS.halvingsOfNormal; step++) {
    const middle = (low + high) / 2;
    if (normalUpper(middle) > upper) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
