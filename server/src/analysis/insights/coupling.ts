import type { Measure, Timeline } from './frame/frame';

/**
 * A duration is its end minus its start, so it correlates with its own start even when the end knows nothing of it: an end
 * that is drawn at random gives durations that fall perfectly. The slope of the end on the start tells the cases apart:
 * near 0 the end ignores the start, 1 means equal durations throughout, above 1 they grow, between .6 and 1 they shrink.
 */
const LEAST_FALLING_SLOPE = 0.6;

/** Tells whether a change in this direction may be believed. */
export type Guard = (rising: boolean) => boolean;

/**
 * Guard for changes of the measure over the timeline, over the rows that `take` accepts. A test whose outcome is not to be
 * believed counts as run without result: its tiny p must not lower the bar for the others.
 */
export function guardOf(measure: Measure | null, timeline: Timeline, take: (row: number) => boolean = () => true): Guard {
  const { pair } = measure ?? { pair: null };
  if (!measure || (pair?.start !== timeline.column.name && pair?.end !== timeline.column.name)) return () => true;
  // Seen from the end, a long duration only says that the start lies far back.
  if (pair.end === timeline.column.name) return () => false;
  const slope = endOnStart(measure, timeline, take);
  return (rising) => (rising ? slope > 1 : slope > LEAST_FALLING_SLOPE && slope < 1);
}

/** Least-squares slope of the end on the start. */
function endOnStart(measure: Measure, timeline: Timeline, take: (row: number) => boolean): number {
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  const unit = millisecondsOf(measure.unit);
  for (let i = 0; i < measure.values.length; i++) {
    const x = timeline.values[i] ?? NaN;
    const y = (measure.values[i] ?? NaN) * unit;
    if (x !== x || y !== y || !take(i)) continue;
    n++;
    sumX += x;
    sumY += y;
  }
  const meanX = sumX / n;
  const meanY = sumY / n;
  let xx = 0;
  let xy = 0;
  for (let i = 0; i < measure.values.length; i++) {
    const x = (timeline.values[i] ?? NaN) - meanX;
    const y = (measure.values[i] ?? NaN) * unit - meanY;
    if (x !== x || y !== y || !take(i)) continue;
    xx += x * x;
    xy += x * y;
  }
  return xx > 0 ? 1 + xy / xx : 1;
}

const UNITS: Record<string, number> = {
  seconds: 1e3,
  s: 1e3,
  minutes: 6e4,
  min: 6e4,
  hours: 36e5,
  days: 864e5,
  weeks: 6048e5,
  months: 263e7,
  years: 31557e6,
};
const millisecondsOf = (unit: string | null): number => UNITS[unit ?? 'days'] ?? 864e5;
