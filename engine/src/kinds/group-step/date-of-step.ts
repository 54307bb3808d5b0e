import { DAY, LENGTH, periodStart } from '../../insights/frame/time/periods';
import type { Dimension, Measure } from '../../insights/frame/frame';
import type { Split } from './gap-of';
import { LIMITS } from './limits';

/** The day on which a group's rows begin to stand on their new level, and all days that may be it, by the start of each in milliseconds. */
export interface DateOfStep {
  moment: number;
  from: number;
  to: number;
}

/** What a group's rows have, and which rows these are. */
interface Dated extends Pick<Split, 'timeline'> {
  measure: Pick<Measure, 'values' | 'weights'> | null;
  dimension: Pick<Dimension, 'codes'>;
}

interface DayOfRows {
  start: number;
  /** Squared distances of its rows from the level before and from that afterwards. */
  before: number;
  after: number;
}

/**
 * The day of a step that is known to a period: of all days within two periods of it the one at which the group's rows part best into the two levels
 * that they have further off. The others that fit nearly as well are those of the likelihood ratio's set (Siegmund 1988). Null where rows say no more
 * than the period does.
 */
export function dateOfStep({ timeline, measure, dimension }: Dated, code: number, moment: number): DateOfStep | null {
  const period = LENGTH[timeline.grain];
  if (!measure || timeline.regular || period <= DAY || LENGTH[timeline.finest] > DAY) return null;
  const rows = [...dimension.codes.keys()].filter(
    (row) => dimension.codes[row] === code && (timeline.period[row] ?? -1) >= 0 && !Number.isNaN(measure.values[row] ?? NaN),
  );
  const window = LIMITS.periodsAround * period;
  const levelOf = (isIn: (at: number) => boolean) => {
    const own = rows.filter((row) => isIn(timeline.values[row] ?? NaN));
    const weight = own.reduce((sum, row) => sum + weightOf(row), 0);
    const mean = own.reduce((sum, row) => sum + weightOf(row) * (measure.values[row] ?? 0), 0) / weight;
    const spread = own.reduce((sum, row) => sum + weightOf(row) * ((measure.values[row] ?? 0) - mean) ** 2, 0);
    return { mean, spread, weight, n: own.length };
  };
  const weightOf = (row: number): number => measure.weights?.[row] ?? 1;
  const [before, after] = [levelOf((at) => at < moment - window), levelOf((at) => at >= moment + window)];
  if (Math.min(before.n, after.n) < LIMITS.fewestFurtherOff || before.mean === after.mean) return null;
  const deviation = Math.sqrt((before.spread + after.spread) / (before.weight + after.weight));
  const [low, high] = [Math.min(before.mean, after.mean), Math.max(before.mean, after.mean)];
  const reach = LIMITS.farRow * Math.max(deviation, (high - low) / LIMITS.farRow);
  // A row far out says no more than one at the end of what is usual.
  const usual = (value: number) => Math.min(high + reach, Math.max(low - reach, value));
  const days = new Map<number, DayOfRows>();
  for (const row of rows) {
    const at = timeline.values[row] ?? NaN;
    if (!(Math.abs(at - moment) <= window)) continue;
    const start = periodStart(at, 'day');
    const day = days.get(start) ?? { start, before: 0, after: 0 };
    const value = usual(measure.values[row] ?? NaN);
    const weight = weightOf(row) / ((before.weight + after.weight) / (before.n + after.n));
    days.set(start, {
      start,
      before: day.before + weight * (value - before.mean) ** 2,
      after: day.after + weight * (value - after.mean) ** 2,
    });
  }
  const sorted = [...days.values()].sort((a, b) => a.start - b.start);
  // What it costs to have the new level from each day on, beside having it from the first day.
  let cost = 0;
  const costs = sorted.map((day) => {
    const own = cost;
    cost += day.before - day.after;
    return own;
  });
  const least = Math.min(...costs);
  const best = sorted[costs.indexOf(least)];
  if (!best || sorted.length < LIMITS.fewestDays) return null;
  const near = sorted.filter((_, i) => (costs[i] ?? Infinity) - least <= 2 * deviation ** 2 * LIMITS.nearlyAsWell);
  return { moment: best.start, from: near[0]?.start ?? best.start, to: near.at(-1)?.start ?? best.start };
}

/** The day that is told: where a period begins among those that may be it, that one, as people date what changes. */
export function toldDate(edges: readonly number[], { moment, from, to }: DateOfStep): number {
  const between = edges.filter((edge) => edge > from && edge <= to);
  return between.toSorted((a, b) => Math.abs(a - moment) - Math.abs(b - moment))[0] ?? moment;
}
