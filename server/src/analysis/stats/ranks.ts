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
  const index: number[] = [];
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) index.push(i);
  const order = Int32Array.from(index);
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length).fill(NaN);
  let ties = 0;
  for (let from = 0; from < order.length;) {
    const value = values[order[from] ?? 0];
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === value) to++;
    const size = to - from;
    const shared = (from + 1 + to) / 2;
    for (let i = from; i < to; i++) ranks[order[i] ?? 0] = shared;
    ties += size ** 3 - size;
    from = to;
  }
  return { ranks, n: order.length, ties };
}
