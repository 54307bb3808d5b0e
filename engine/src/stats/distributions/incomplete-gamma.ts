import { lnGamma } from './ln-gamma';

const TINY = 1e-300;
const PRECISION = 1e-15;
const MAX_STEPS = 100_000;

/** Power series of P(a, x), quick for x < a + 1 (DLMF 8.7.1). */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_STEPS && term > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - lnGamma(a));
}

/** Continued fraction of Q(a, x), quick for x ≥ a + 1 (DLMF 8.9.2), by Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < MAX_STEPS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = an * d + b;
    if (Math.abs(d) < TINY) d = TINY;
    c = b + an / c;
    if (Math.abs(c) < TINY) c = TINY;
    d = 1 / d;
    const factor = d * c;
    h *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return h * Math.exp(a * Math.log(x) - x - lnGamma(a));
}

/** Regularised lower incomplete gamma function P(a, x), without cancellation in the lower tail. */
export function gammaLower(a: number, x: number): number {
  if (x <= 0) return 0;
  return x < a + 1 ? lowerSeries(a, x) : 1 - upperFraction(a, x);
}

/** Regularised upper incomplete gamma function Q(a, x) = 1 − P(a, x), without cancellation in the upper tail. */
export function gammaUpper(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}
