import { LIMITS } from './limits';
import { orderOfValues } from './order-of-values';
import { sortedValues } from './quantile';

export interface Ranks {
  /** Rank of each value from 1; tied values share the mean of their ranks. NaN where the value is NaN. */
  ranks: Float64Array;
  /** Count of values that are not NaN. */
  n: number;
  /** Σ(t³ − t) over groups of t tied values. */
  ties: number;
}

/** Average ranks of the values that are not NaN. */
export function rank(values: ArrayLike<number>): Ranks {
  return values.length >= LIMITS.manyRows ? rankByOrder(values) : rankBySearch(values);
}

function rankByOrder(values: ArrayLike<number>): Ranks {
  const order = orderOfValues(values);
  const ranks = new Float64Array(values.length).fill(NaN);
  let ties = 0;
  for (let from = 0; from < order.length;) {
    const value = values[order[from] ?? 0];
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === value) to++;
    for (let i = from; i < to; i++) ranks[order[i] ?? 0] = (from + 1 + to) / 2;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  return { ranks, n: order.length, ties };
}

function rankBySearch(values: ArrayLike<number>): Ranks {
  // Numbers alone sort several times faster than places by their numbers.
  const sorted = sortedValues(values);
  let ties = 0;
  const shared = new Float64Array(sorted.length);
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && sorted[to] === sorted[from]) to++;
    shared.fill((from + 1 + to) / 2, from, to);
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const ranks = new Float64Array(values.length).fill(NaN);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value === value) ranks[i] = shared[firstAtLeast(sorted, value)] ?? NaN;
  }
  return { ranks, n: sorted.length, ties };
}

/** Rows by their values, the smallest first, equal ones as they stand; without those that are NaN. */
export function rowsInOrder(values: Float64Array): number[] {
  const sorted = sortedValues(values);
  const rows = new Array<number>(sorted.length).fill(0);
  const taken = new Uint32Array(sorted.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    if (value !== value) continue;
    const first = firstAtLeast(sorted, value);
    const before = taken[first] ?? 0;
    taken[first] = before + 1;
    rows[first + before] = row;
  }
  return rows;
}

/** Place of the first entry that is not below the value, by binary search. */
function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
