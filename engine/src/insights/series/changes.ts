import { cubicFit } from '../../stats/correlation/cubic-fit';
import { correlate } from '../../stats/correlation/spearman';
import { rank } from '../../stats/distributions/ranks';
import type { Frame, Measure } from '../frame/frame';
import { neverFalls } from './running-total';
import { persistence, sequenceCodes, sequencesOf, withinGroups } from './sequences';
import { name } from '../sql';
import { LIMITS } from './limits';

/** Whether two measures of a series of readings must be compared by their changes: whatever grows, falls or swings once goes with all else that does. */
export function bothTrend(frame: Frame, ...measures: Measure[]): boolean {
  const { timeline } = frame;
  if (!timeline?.regular || (sequencesOf(frame)?.length ?? 1) > 1) return false;
  const time = rank(timeline.values).ranks;
  return measures.every(
    (measure) =>
      Math.abs(correlate(time, measure.ranks)?.r ?? 0) > LIMITS.trending || cubicFit(time, measure.ranks) > LIMITS.swinging,
  );
}

/** Rows in the order of time, or null when several stand at one moment, so that no row has one before it. */
export function inOrder({ timeline }: Frame): Int32Array | null {
  if (!timeline) return null;
  const at = (row: number) => timeline.values[row] ?? NaN;
  const order = Int32Array.from(timeline.values.keys())
    .filter((row) => !Number.isNaN(at(row)))
    .sort((a, b) => at(a) - at(b));
  return order.some((row, i) => i > 0 && at(row) === at(order[i - 1] ?? 0)) ? null : order;
}

/** Each value less the one before it, in the order given. */
export function changesOf(values: Float64Array, order: Int32Array): Float64Array {
  const out = new Float64Array(values.length).fill(NaN);
  for (let i = 1; i < order.length; i++) out[order[i] ?? 0] = (values[order[i] ?? 0] ?? NaN) - (values[order[i - 1] ?? 0] ?? NaN);
  return out;
}

/** The same as SQL: a relation with the columns `id`, `x` and `y`. */
export function changesSql(frame: Frame, x: Measure, y: Measure): string {
  const time = name(frame.timeline?.column.name ?? '');
  const change = ({ sql }: Measure) => `${sql} - lag(${sql}) OVER (ORDER BY ${time})`;
  return `(SELECT ${time} AS id, ${change(x)} AS x, ${change(y)} AS y FROM ${frame.table.relation} WHERE ${time} IS NOT NULL)`;
}

/** Whether the readings of a series are a level that stands from one to the next: its sum over time has no meaning. */
export function isStock(frame: Frame, measure: Measure): boolean {
  if (neverFalls(frame, measure)) return true;
  const { values } = measure;
  const sequences = sequencesOf(frame);
  if (!sequences) return false;
  const [order] = sequences;
  // Of several series only what moves within each counts: that one is larger than the others makes no level of it.
  if (sequences.length > 1 || !order)
    return persistence(withinGroups(values, sequenceCodes(frame, sequences)), sequences) > LIMITS.level;
  const inTime = Float64Array.from(order, (row) => values[row] ?? NaN);
  const before = Float64Array.from(inTime, (_, i) => inTime[i - 1] ?? NaN);
  return (correlate(rank(inTime).ranks, rank(before).ranks)?.r ?? 0) > LIMITS.level;
}
