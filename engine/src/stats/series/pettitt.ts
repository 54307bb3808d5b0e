import { LIMITS } from '../limits';
import { residualPersistence } from './persistence';
import { mad, median } from '../distributions/quantile';
import { rank } from '../distributions/ranks';

export interface Pettitt {
  /** Index of the first value after the change. */
  at: number;
  p: number;
}

/**
 * Pettitt's test for one change of level at an unknown point (Applied Statistics 28, 1979), more careful where what the two levels
 * leave unexplained persists from one reading to the next. `values` has no NaN.
 */
export function pettitt(values: ArrayLike<number>): Pettitt | null {
  const n = values.length;
  if (n < LIMITS.fewestForChange) return null;
  const { ranks } = rank(values);
  let sum = 0;
  let best = 0;
  for (let t = 1; t < n; t++) {
    sum += ranks[t - 1] ?? 0;
    best = Math.max(best, Math.abs(2 * sum - t * (n + 1)));
  }
  // What two levels leave is taken where they fit best: a few steps beside the change would look like persistence.
  const split = bestSplit(values);
  const levels = [mean(values, 0, split), mean(values, split, n)];
  const phi = residualPersistence(Array.from(values, (value, i) => value - (levels[i < split ? 0 : 1] ?? 0)));
  // Readings that persist are worth fewer independent ones: n (1 − φ) / (1 + φ).
  return {
    at: changeAt(values, ranks),
    p: Math.min(1, 2 * Math.exp(((-6 * best * best) / (n ** 3 + n ** 2)) * ((1 - phi) / (1 + phi)))),
  };
}

/**
 * Index of the first value after the change. The test's own place is drawn to the middle (of steps by a half in counts of 100 a period, it is off by more
 * than one period in a fifth): it is where two means leave least, of values clipped to what the two levels by ranks let expect.
 */
function changeAt(values: ArrayLike<number>, ranks: ArrayLike<number>): number {
  const list = Array.from(values);
  const split = bestSplit(ranks);
  const levels = [median(list.slice(0, split)), median(list.slice(split))];
  const spread =
    LIMITS.clipped *
    mad(
      list.map((value, i) => value - (levels[i < split ? 0 : 1] ?? 0)),
      0,
    );
  const [low, high] = [Math.min(...levels) - spread, Math.max(...levels) + spread];
  return bestSplit(list.map((value) => Math.min(high, Math.max(low, value))));
}

/** Index of the first value of the second part, where two means leave the least (squares). */
function bestSplit(values: ArrayLike<number>): number {
  const n = values.length;
  const centre = mean(values, 0, n);
  let sum = 0;
  let best = 0;
  let split = 1;
  for (let t = 1; t < n; t++) {
    sum += (values[t - 1] ?? 0) - centre;
    const explained = sum * sum * (1 / t + 1 / (n - t));
    if (explained > best) {
      best = explained;
      split = t;
    }
  }
  return split;
}

function mean(values: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i] ?? 0;
  return sum / Math.max(1, to - from);
}
