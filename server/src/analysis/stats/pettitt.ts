import { rank } from './ranks';

export interface Pettitt {
  /** Index of the first value after the change. */
  at: number;
  p: number;
}

/** Pettitt's test for one change of level at an unknown point (Applied Statistics 28, 1979). `values` has no NaN. */
export function pettitt(values: ArrayLike<number>): Pettitt | null {
  const n = values.length;
  if (n < 8) return null;
  const { ranks } = rank(values);
  let sum = 0;
  let best = 0;
  let at = 0;
  for (let t = 1; t < n; t++) {
    sum += ranks[t - 1] ?? 0;
    const u = Math.abs(2 * sum - t * (n + 1));
    if (u > best) {
      best = u;
      at = t;
    }
  }
  return { at, p: Math.min(1, 2 * Math.exp((-6 * best * best) / (n ** 3 + n ** 2))) };
}
