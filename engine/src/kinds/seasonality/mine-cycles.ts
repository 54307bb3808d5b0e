import { guardOf } from '../../insights/coupling';
import { CYCLES, isCoarse, isSparse } from '../../insights/series/cycles';
import type { Finding, Mining } from '../../insights/finding';
import { neverFalls } from '../../insights/series/running-total';
import { countCycle } from './count-cycle';
import { measureCycle } from '../measure-seasonality/measure-cycle';

/** Weekdays, hours and months with more rows or higher values than others, over at least two full cycles. */
export function mineSeasonality({ frame, log }: Mining): Finding[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length < 2) return [];
  const [first = 0] = timeline.edges;
  const end = timeline.edges.at(-1) ?? 0;
  const findings: Finding[] = [];
  for (const cycle of CYCLES) {
    if ((cycle.id === 'hour' && timeline.dated) || end - first < 2 * cycle.length) continue;
    const parts = Int32Array.from(timeline.values, (ms, i) => ((timeline.period[i] ?? -1) < 0 ? -1 : cycle.part(ms)));
    if (new Set(parts).size < 4 || isCoarse(timeline, cycle) || isSparse(timeline, cycle)) continue;
    const middle = first + (end - first) / 2;
    const halves = [0, 1].map((half) =>
      parts.map((part, i) => (((timeline.values[i] ?? 0) >= middle ? 1 : 0) === half ? part : -1)),
    );
    if (!timeline.regular) {
      const found = countCycle(frame, timeline, cycle, parts, halves, (p) => log.addSingle(p));
      if (found) findings.push(found);
    }
    for (const measure of frame.measures) {
      const guard = guardOf(measure, timeline);
      if (measure.fraction || neverFalls(frame, measure) || (measure.pair && !guard(true) && !guard(false))) continue;
      const found = measureCycle(frame, timeline, cycle, measure, parts, halves, (p) => log.add(p));
      if (found) findings.push(found);
    }
  }
  return findings;
}
