import type { Frame, Timeline } from '../frame/frame';
import type { SomeRows } from '../series/some-rows';
import { timesOf } from './time-p';
import { judgeOf } from './unit-judge';

/**
 * How many units are met in each period, of these rows: one series for each unit whose rows lie together in time. A week with many
 * rows of one customer, or of one record that was copied, is no week with many customers.
 * @param apart column whose labels are told of: that a customer comes more often is told of the customer
 */
export function unitsInPeriods(frame: Frame, timeline: Timeline, rows: SomeRows, apart: string | null = null): Float64Array[] {
  if (timeline.regular) return [];
  const found: Float64Array[] = [];
  for (const { unit, bonds } of judgeOf(frame).concerned(timesOf(timeline))) {
    if (bonds[0] === 'none' || unit.column === timeline.column.name || (apart !== null && unit.column === apart)) continue;
    const counts = new Float64Array(Math.max(0, timeline.edges.length - 1));
    const met = new Set<number>();
    const n = rows?.length ?? timeline.period.length;
    for (let i = 0; i < n; i++) {
      const row = rows ? (rows[i] ?? 0) : i;
      const [period, code] = [timeline.period[row] ?? -1, unit.codes[row] ?? -1];
      if (period < 0 || code < 0) continue;
      const key = code * counts.length + period;
      if (met.has(key)) continue;
      met.add(key);
      counts[period] = (counts[period] ?? 0) + 1;
    }
    found.push(counts);
  }
  return found;
}
