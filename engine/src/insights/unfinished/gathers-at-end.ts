import { LIMITS } from './limits';
import { meansOf, type Slices } from './slices';

/**
 * Whether marked rows are the more frequent the younger they are, and most frequent among the youngest: what is not over yet is so. What came up in the
 * middle of the time and went again, or what there always was, is not.
 */
export function gathersAtEnd(slices: Slices, isMarked: (row: number) => boolean | null): boolean {
  const mark = (row: number) => {
    const own = isMarked(row);
    return own === null ? NaN : Number(own);
  };
  const { means, counts } = meansOf(slices, mark);
  const last = slices.count - 1;
  const [young = 0, rows = 0] = [means[last], counts[last]];
  const half = slices.count >> 1;
  // In both parts of the older half there were fewer: what was away for a while is no end.
  const [first, second] = [pooled(means, counts, 0, half >> 1), pooled(means, counts, half >> 1, half)];
  const old = first.share > second.share ? first : second;
  const all = pooled(means, counts, 0, slices.count);
  if (!(rows > 0) || !(old.rows > 0) || all.share * all.rows < LIMITS.fewestOpen) return false;
  const either = (young * rows + old.share * old.rows) / (rows + old.rows);
  const error = Math.sqrt(either * (1 - either) * (1 / rows + 1 / old.rows));
  if (young - old.share < LIMITS.leastRise || young - old.share < LIMITS.sureRise * error) return false;
  return means.every((share, i) => {
    const stray = Math.sqrt((young * (1 - young)) / rows + (share * (1 - share)) / Math.max(1, counts[i] ?? 0));
    return !(share > young + LIMITS.strayAtEnd * stray);
  });
}

function pooled(means: Float64Array, counts: Float64Array, from: number, to: number): { share: number; rows: number } {
  let [sum, rows] = [0, 0];
  for (let i = from; i < to; i++) {
    const n = counts[i] ?? 0;
    if (n > 0) sum += n * (means[i] ?? 0);
    rows += n;
  }
  return { share: rows > 0 ? sum / rows : 0, rows };
}
