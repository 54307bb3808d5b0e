import type { Frame, Timeline } from '../frame/frame';
import { timesOf } from './time-p';
import { judgeOf } from './unit-judge';

/**
 * How many units are met in each period, of the rows that `take` accepts: one series for each unit whose rows lie together in time. A week with many
 * rows of one customer, or of one record that was copied, is no week with many customers.
 * @param apart column whose labels are told of: that a customer comes more often is told of the customer
 */
export function unitsInPeriods(
  frame: Frame,
  timeline: Timeline,
  take: (row: number) => boolean,
  apart: string | null = null,
): Float64Array[] {
  if (timeline.regular) return [];
  const found: Float64Array[] = [];
  for (const { unit, bonds } of judgeOf(frame).concerned(timesOf(timeline))) {
    if (bonds[0] === 'none' || unit.column === timeline.column.name || (apart !== null && unit.column === apart)) continue;
    const counts = new Float64Array(Math.max(0, timeline.edges.length - 1));
    const met = new Set<number>();
    for (let row = 0; row < timeline.period.length; row++) {
      const [period, code] = [timeline.period[row] ?? -1, unit.codes[row] ?? -1];
      if (period < 0 || code < 0 || !take(row)) continue;
      const key = code * counts.length + period;
      if (met.has(key)) continue;
      met.add(key);
      counts[period] = (counts[period] ?? 0) + 1;
    }
    found.push(counts);
  }
  return found;
}
