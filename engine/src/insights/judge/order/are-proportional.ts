import type { Measure } from '../../frame/frame';
import { LIMITS } from './limits';

/**
 * Whether two measures are amounts of rows of different sizes, by their figures alone: both are of many orders, and twice the one goes with about twice the other. What
 * is worth telling of them is their quotient.
 */
export function areProportional({ values: x }: Pick<Measure, 'values'>, { values: y }: Pick<Measure, 'values'>): boolean {
  let [n, known, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0, 0];
  for (let row = 0; row < x.length; row++) {
    const [a, b] = [x[row] ?? NaN, y[row] ?? NaN];
    if (a !== a || b !== b) continue;
    known++;
    if (a <= 0 || b <= 0) continue;
    const [u, v] = [Math.log(a), Math.log(b)];
    n++;
    sx += u;
    sy += v;
    sxx += u * u;
    syy += v * v;
    sxy += u * v;
  }
  if (n < LIMITS.mostlyAbove * known || n < 2) return false;
  const [vx, vy, c] = [sxx / n - (sx / n) ** 2, syy / n - (sy / n) ** 2, sxy / n - (sx / n) * (sy / n)];
  if (Math.sqrt(Math.min(vx, vy)) < LIMITS.ordersApart || c <= 0) return false;
  const [r, slope] = [c / Math.sqrt(vx * vy), Math.sqrt(vy / vx)];
  return r >= LIMITS.leastOfSizes && slope >= 1 / LIMITS.aboutTwice && slope <= LIMITS.aboutTwice;
}
