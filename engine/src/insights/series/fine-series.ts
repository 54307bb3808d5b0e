import { mannKendall } from '../../stats/series/mann-kendall';
import { countTrend } from '../../stats/series/quasi-poisson';
import { pettitt } from '../../stats/series/pettitt';
import type { Measure, Timeline } from '../frame/frame';
import { DAY } from '../frame/time/periods';
import { LIMITS } from './limits';
import { weightOf } from './series';
import type { SomeRows } from './some-rows';

/** Days that a step is a multiple of, so that each holds the same weekdays where periods are longer than weeks. */
const UNIT: Partial<Record<Timeline['grain'], number>> = { week: 1, month: 7, quarter: 7, year: 7 };

/** Whether a row lies in a complete period and has a value. */
const isUsed = (period: Int32Array, values: Float64Array | null, row: number): boolean =>
  (period[row] ?? -1) >= 0 && !(values && Number.isNaN(values[row]));

/**
 * Length of the shorter steps in milliseconds, by how many rows there are. Null where the periods are short or many enough, or rows too few for more steps.
 */
function fineWidth(timeline: Timeline, measure: Measure | null, some: SomeRows): number | null {
  const periods = timeline.edges.length - 1;
  if (timeline.regular || periods >= LIMITS.enoughSteps) return null;
  const width = widthOfRows(timeline, measure, some, LIMITS.mostSteps, LIMITS.rowsAStep);
  return width !== null && stepsOfWidth(timeline, width) > LIMITS.finer * periods ? width : null;
}

const stepsOfWidth = ({ edges }: Timeline, width: number): number => Math.floor(((edges.at(-1) ?? 0) - (edges[0] ?? 0)) / width);

/**
 * Length of steps that hold so many rows each, in milliseconds; null where nothing is known that finely.
 * @param most steps
 */
export function widthOfRows(
  timeline: Timeline,
  measure: Measure | null,
  some: SomeRows,
  most: number,
  wanted: number,
): number | null {
  const { edges, grain, period, finest } = timeline;
  const unit = DAY * (UNIT[grain] ?? 0);
  // Of months, quarters or years there is nothing finer.
  const fine = finest === 'hour' || finest === 'day' || (finest === 'week' && unit % (7 * DAY) === 0);
  if (!fine || unit === 0) return null;
  const span = (edges.at(-1) ?? 0) - (edges[0] ?? 0);
  let rows = 0;
  const own = measure?.values ?? null;
  const n = some?.length ?? period.length;
  for (let i = 0; i < n; i++) if (isUsed(period, own, some ? (some[i] ?? 0) : i)) rows++;
  return Math.ceil(span / Math.min(most, rows / wanted) / unit) * unit;
}

export interface Steps {
  steps: number;
  /** Step of each row; −1 where it lies in none. */
  stepOf: Int32Array;
}

const known = new WeakMap<Timeline, Map<number, Steps>>();

/** The shorter steps of each row, worked out once: every measure and group is looked at by them. */
function stepsBy(timeline: Timeline, width: number): Steps {
  const own = known.get(timeline) ?? new Map<number, Steps>();
  known.set(timeline, own);
  const before = own.get(width);
  if (before) return before;
  const { edges, period, values } = timeline;
  const start = edges[0] ?? 0;
  const steps = Math.floor(((edges.at(-1) ?? 0) - start) / width);
  const stepOf = new Int32Array(values.length).fill(-1);
  for (let row = 0; row < values.length; row++) {
    if ((period[row] ?? -1) < 0) continue;
    const step = Math.floor(((values[row] ?? 0) - start) / width);
    if (step < steps) stepOf[row] = step;
  }
  const made = { steps, stepOf };
  own.set(width, made);
  return made;
}

/** The step of each row: a shorter one, or without a width its complete period. */
export const stepsOfRows = (timeline: Timeline, width: number | null): Steps =>
  width === null ? { steps: Math.max(0, timeline.edges.length - 1), stepOf: timeline.period } : stepsBy(timeline, width);

/**
 * Counts, or means of a measure, in shorter steps over the complete periods: a year has only twelve months, too few for a test to be
 * sure of what its weeks show plainly.
 */
export function fineSeries(timeline: Timeline, measure: Measure | null, some: SomeRows = null): Float64Array | null {
  const width = fineWidth(timeline, measure, some);
  if (width === null) return null;
  const { steps, stepOf } = stepsBy(timeline, width);
  const counts = new Float64Array(steps);
  const sums = new Float64Array(steps);
  const weights = new Float64Array(steps);
  const own = measure?.values ?? null;
  const n = some?.length ?? stepOf.length;
  for (let i = 0; i < n; i++) {
    const row = some ? (some[i] ?? 0) : i;
    const step = stepOf[row] ?? -1;
    const value = own ? (own[row] ?? NaN) : 0;
    if (step < 0 || value !== value) continue;
    counts[step] = (counts[step] ?? 0) + 1;
    if (!measure) continue;
    const weight = weightOf(measure, row);
    sums[step] = (sums[step] ?? 0) + weight * value;
    weights[step] = (weights[step] ?? 0) + weight;
  }
  if (!measure) return counts;
  return sums.map((sum, i) => ((counts[i] ?? 0) >= LIMITS.fewestAMean ? sum / (weights[i] ?? 1) : NaN));
}

/** p of the better of two tests of one question. */
const better = (coarse: number, fine: number | undefined): number =>
  fine === undefined ? coarse : Math.min(1, 2 * Math.min(coarse, fine));

/** p of a rise or fall, by periods or by weeks. */
export function finerTrendP(p: number, slope: number, fine: Float64Array | null): number {
  const result = fine && mannKendall(fine);
  return better(p, result ? (result.slope * slope > 0 ? result.p : 1) : undefined);
}

/** p of a rise or fall of counts, by periods or by weeks. */
export function finerCountP(p: number, slope: number, fine: Float64Array | null): number {
  const result = fine && countTrend(fine, new Float64Array(fine.length).fill(1));
  return better(p, result ? (result.slope * slope > 0 ? result.p : 1) : undefined);
}

/** p of a change of level, by periods or by weeks. */
export function finerStepP(p: number, fine: Float64Array | null): number {
  return better(p, fine ? pettitt(fine.filter((value) => !Number.isNaN(value)))?.p : undefined);
}
