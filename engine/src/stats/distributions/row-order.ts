/**
 * Rows in the order of their ranks, without those of no rank: a counting sort, for ranks are known to be a half apart.
 * @param ranks average ranks from 1, NaN where a row has none
 * @param n rows that have a rank
 */
export function rowOrder(ranks: ArrayLike<number>, n: number): Int32Array {
  const starts = new Int32Array(2 * n + 2);
  for (let row = 0; row < ranks.length; row++) {
    const rank = ranks[row] ?? NaN;
    if (rank === rank) starts[2 * rank + 1] = (starts[2 * rank + 1] ?? 0) + 1;
  }
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const order = new Int32Array(n);
  for (let row = 0; row < ranks.length; row++) {
    const rank = ranks[row] ?? NaN;
    if (rank !== rank) continue;
    const place = starts[2 * rank] ?? 0;
    order[place] = row;
    starts[2 * rank] = place + 1;
  }
  return order;
}
