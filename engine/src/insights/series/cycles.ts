import { monthNames, weekdayNames } from '../../wording/date-text';
import { quantileSorted } from '../../stats/distributions/quantile';
import { correlate } from '../../stats/correlation/spearman';
import type { Timeline } from '../frame/frame';
import { DAY } from '../frame/time/periods';
import { LIMITS } from './limits';

/** A cycle of the calendar. */
export interface Cycle {
  id: 'weekday' | 'hour' | 'month';
  /** In the language of the work that asks. */
  readonly labels: readonly string[];
  /** Running number of the part that holds the instant, counted through all cycles: the day, the hour, the month. */
  step: (ms: number) => number;
  /** 0-based part of the cycle that a step is. */
  partOf: (step: number) => number;
  /** DuckDB's part of the instant `t`, 0-based. */
  sql: (t: string) => string;
  length: number;
}

/** The rest of a division, of numbers below 0 as well. */
const within = (step: number, size: number): number => ((step % size) + size) % size;

const HOUR = DAY / 24;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
export const CYCLES: readonly Cycle[] = [
  {
    id: 'weekday',
    get labels() {
      return weekdayNames();
    },
    step: (ms) => Math.floor(ms / DAY),
    // The first day of 1970 was a Thursday.
    partOf: (step) => within(step + 3, 7),
    sql: (t) => `isodow(${t}) - 1`,
    length: 7 * DAY,
  },
  {
    id: 'hour',
    labels: HOURS,
    step: (ms) => Math.floor(ms / HOUR),
    partOf: (step) => within(step, 24),
    sql: (t) => `hour(${t})`,
    length: DAY,
  },
  {
    id: 'month',
    get labels() {
      return monthNames();
    },
    step: (ms) => {
      const date = new Date(ms);
      return 12 * date.getUTCFullYear() + date.getUTCMonth();
    },
    partOf: (step) => within(step, 12),
    sql: (t) => `month(${t}) - 1`,
    length: 365.25 * DAY,
  },
];

/** Whether rows come too seldom to show the cycle: of yearly dates the weekday is an accident of the calendar. */
export function isCoarse(timeline: Timeline, cycle: Cycle): boolean {
  if (cycle.id !== 'weekday') return false;
  const days = [...new Set(stepsOf(timeline, cycle).filter((step) => !Number.isNaN(step)))].sort((a, b) => a - b);
  const gaps = Float64Array.from(days.slice(1), (day, i) => day - (days[i] ?? 0)).sort();
  return quantileSorted(gaps, LIMITS.coarseTenth) > LIMITS.coarseParts;
}

/** Whether nearly all parts of so many cycles are empty. */
export function isSparse(timeline: Timeline, cycle: Cycle): boolean {
  const steps = cycle.step((timeline.edges.at(-1) ?? 0) - 1) - cycle.step(timeline.edges[0] ?? 0);
  return steps > LIMITS.stepsTried && steps > LIMITS.stepsARow * timeline.values.length;
}

const steps = new WeakMap<Timeline, Map<Cycle, Float64Array>>();

/** The step of each row's instant, worked out once: every measure is looked at by it. */
export function stepsOf(timeline: Timeline, cycle: Cycle): Float64Array {
  const known = steps.get(timeline) ?? new Map<Cycle, Float64Array>();
  steps.set(timeline, known);
  const found = known.get(cycle) ?? timeline.values.map(cycle.step);
  known.set(cycle, found);
  return found;
}

/** Rows, and means of the values, part by part through all cycles; the mean of a part without rows is NaN. */
export function cycleSteps(timeline: Timeline, cycle: Cycle, values: ArrayLike<number> | null) {
  const from = cycle.step(timeline.edges[0] ?? 0);
  const size = cycle.step((timeline.edges.at(-1) ?? 0) - 1) - from + 1;
  const counts = new Float64Array(size);
  const sums = new Float64Array(size);
  const firstPart = cycle.partOf(from);
  const stepOf = stepsOf(timeline, cycle);
  for (let i = 0; i < timeline.values.length; i++) {
    const value = values ? (values[i] ?? NaN) : 1;
    if ((timeline.period[i] ?? -1) < 0 || value !== value) continue;
    const step = (stepOf[i] ?? 0) - from;
    counts[step] = (counts[step] ?? 0) + 1;
    sums[step] = (sums[step] ?? 0) + value;
  }
  const partOf = (step: number) => (firstPart + step) % cycle.labels.length;
  return { counts, means: sums.map((sum, i) => ((counts[i] ?? 0) > 0 ? sum / (counts[i] ?? 1) : NaN)), partOf };
}

/** Whether the profiles of the two halves of the time are alike. */
export const recurs = (first: ArrayLike<number>, second: ArrayLike<number>): boolean =>
  !((correlate(first, second)?.r ?? 0) < LIMITS.leastAgreement);
