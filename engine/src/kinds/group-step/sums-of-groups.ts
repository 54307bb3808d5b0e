import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { stepsOfRows } from '../../insights/series/fine-series';
import { weightOf } from '../../insights/series/series';
import { LIMITS } from './limits';

/** What rows come to in each step of time. */
export interface Sums {
  value: Float64Array;
  weight: Float64Array;
  n: Float64Array;
  /** Of squares, of plain rows. */
  square: Float64Array;
}

/** Sums of each label, and of all rows that have one: rows are read once, whatever label is asked about. */
export interface SumsOfGroups {
  all: Sums;
  groups: readonly Sums[];
}

/** @param width of a step in milliseconds; null: periods */
export function sumsOfGroups(
  timeline: Timeline,
  { codes, labels }: Dimension,
  measure: Measure | null,
  width: number | null,
): SumsOfGroups {
  const { steps, stepOf } = stepsOfRows(timeline, width);
  const [all, groups] = [sumsOf(steps), labels.map(() => sumsOf(steps))];
  const values = measure?.values;
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    const step = stepOf[row] ?? -1;
    const value = values ? (values[row] ?? NaN) : 0;
    if (code === -1 || step < 0 || value !== value) continue;
    const weight = measure ? weightOf(measure, row) : 1;
    add(all, step, weight, value);
    const own = groups[code];
    if (own) add(own, step, weight, value);
  }
  return { all, groups };
}

/** A whole without parts of it. */
export function leftOf(whole: Sums, parts: readonly (Sums | undefined)[]): Sums {
  const left = (of: keyof Sums) => {
    const rest = whole[of].slice();
    for (const part of parts) if (part) for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] ?? 0) - (part[of][i] ?? 0);
    return rest;
  };
  return { value: left('value'), weight: left('weight'), n: left('n'), square: left('square') };
}

/** Means by step; none where it holds fewer rows. */
export const meansOf = ({ value, weight, n }: Sums, fewest: number): Float64Array =>
  value.map((sum, i) => ((n[i] ?? 0) >= fewest ? sum / (weight[i] ?? 1) : NaN));

/** Variance of single rows about the mean of their step; undefined where too few steps hold several. */
export function varianceWithin({ value, n, square }: Sums): number | undefined {
  let [left, free, rows] = [0, 0, 0];
  n.forEach((own, step) => {
    rows += own;
    if (own < 2) return;
    left += (square[step] ?? 0) - (value[step] ?? 0) ** 2 / own;
    free += own - 1;
  });
  return free >= LIMITS.leastFree * rows ? Math.max(0, left / free) : undefined;
}

const sumsOf = (steps: number): Sums => ({
  value: new Float64Array(steps),
  weight: new Float64Array(steps),
  n: new Float64Array(steps),
  square: new Float64Array(steps),
});

function add({ value, weight, n, square }: Sums, step: number, by: number, own: number): void {
  square[step] = (square[step] ?? 0) + own * own;
  value[step] = (value[step] ?? 0) + by * own;
  weight[step] = (weight[step] ?? 0) + by;
  n[step] = (n[step] ?? 0) + 1;
}
