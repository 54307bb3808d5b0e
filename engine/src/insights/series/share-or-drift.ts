import { driftP } from '../../stats/stretches/stretch-or-drift';
import type { Dimension, Timeline } from '../frame/frame';
import { LIMITS } from './limits';
import { orderOf } from './running-total';

/** Rows of a label, and of all that have one, by steps of as many rows each. */
interface Steps {
  cases: Float64Array;
  rows: Float64Array;
  /** Mean time of each step's rows, from 0 to 1 over the complete periods. */
  times: Float64Array;
}

type Labelled = Pick<Dimension, 'codes'>;

/**
 * Whether a label's share rises or falls otherwise than one that drifts would. It may grow evenly, come to nothing or to all (evenly on the scale of the
 * arcsine, on which shares are compared), or change its level at once.
 */
export function movesBeyondDrift(timeline: Timeline, { codes }: Labelled, code: number): boolean {
  const { cases, rows, times } = stepsOf(timeline, codes, code);
  const lines = [times, arcsineOfLine(cases, rows, times)];
  return (
    lines.some((line) => driftP(cases, rows, line, lines.length) < LIMITS.drift) ||
    driftP(cases, rows, clearestStep(cases, rows), rows.length) < LIMITS.drift
  );
}

/** Rows of one moment share a step. */
function stepsOf(timeline: Timeline, codes: Int32Array, code: number): Steps {
  const { period, values, edges } = timeline;
  const used = orderOf(timeline).filter((row) => (period[row] ?? -1) >= 0 && codes[row] !== -1);
  const count = Math.max(1, Math.min(LIMITS.mostSteps, Math.floor(used.length / LIMITS.rowsAStep)));
  const [start, end] = [edges[0] ?? 0, edges.at(-1) ?? 0];
  const made = () => new Float64Array(count);
  const [cases, rows, times] = [made(), made(), made()];
  let first = 0;
  used.forEach((row, i) => {
    if (values[row] !== values[used[first] ?? row]) first = i;
    const step = Math.floor((first * count) / used.length);
    rows[step] = (rows[step] ?? 0) + 1;
    times[step] = (times[step] ?? 0) + ((values[row] ?? 0) - start) / (end - start);
    if (codes[row] === code) cases[step] = (cases[step] ?? 0) + 1;
  });
  return { cases, rows, times: times.map((sum, step) => sum / Math.max(1, rows[step] ?? 0)) };
}

/** The least-squares line of the shares, on the scale of the arcsine. */
function arcsineOfLine(cases: Float64Array, rows: Float64Array, times: Float64Array): Float64Array {
  const sum = (of: (step: number) => number) => rows.reduce((all, count, step) => all + count * of(step), 0);
  const shareOf = (step: number) => (cases[step] ?? 0) / Math.max(1, rows[step] ?? 0);
  const n = sum(() => 1);
  const [time, level] = [sum((step) => times[step] ?? 0) / n, sum(shareOf) / n];
  const around = (step: number) => (times[step] ?? 0) - time;
  const slope = sum((step) => around(step) * shareOf(step)) / sum((step) => around(step) ** 2);
  return times.map((_, step) => Math.asin(Math.sqrt(Math.min(1, Math.max(0, level + slope * around(step))))));
}

/** Another level from one step on: where both levels, each by its rows, leave least. */
function clearestStep(cases: Float64Array, rows: Float64Array): Float64Array {
  const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
  const [all, own] = [total(rows), total(cases)];
  let [before, had, at, largest] = [0, 0, 0, 0];
  for (let step = 1; step < rows.length; step++) {
    before += rows[step - 1] ?? 0;
    had += cases[step - 1] ?? 0;
    const explained = before > 0 && before < all ? (had - (own * before) / all) ** 2 / (before * (1 - before / all)) : 0;
    if (explained > largest) [at, largest] = [step, explained];
  }
  return rows.map((_, step) => (step >= at ? 1 : 0));
}
