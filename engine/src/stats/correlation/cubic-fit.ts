import { LIMITS } from '../limits';

/**
 * Share of the variance of y (R²) that a cubic in x explains, by projecting on polynomials made orthogonal over the x at hand
 * (Forsythe, J. SIAM 5, 1957). Pairs with NaN are left out.
 */
export function cubicFit(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < x.length; i++) {
    const a = x[i] ?? NaN;
    const b = y[i] ?? NaN;
    if (a !== a || b !== b) continue;
    xs.push(a);
    ys.push(b);
  }
  if (xs.length < LIMITS.fewestForCubic) return 0;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const [low, high] = xs.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity]);
  const unit = xs.map((value) => (high > low ? (2 * (value - low)) / (high - low) - 1 : 0));
  const level = mean(ys);
  const centred = ys.map((value) => value - level);
  const total = dot(centred, centred);
  if (total <= 0) return 0;
  const basis: number[][] = [unit.map(() => 1)];
  let explained = 0;
  for (let degree = 1; degree <= LIMITS.cubicDegree; degree++) {
    let power = unit.map((value) => value ** degree);
    for (const lower of basis) {
      const share = dot(power, lower) / dot(lower, lower);
      power = power.map((value, i) => value - share * (lower[i] ?? 0));
    }
    const size = dot(power, power);
    if (size <= 1e-9 * xs.length) break;
    explained += dot(centred, power) ** 2 / size;
    basis.push(power);
  }
  return Math.min(1, explained / total);
}
