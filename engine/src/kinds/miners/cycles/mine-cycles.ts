import { guardOf } from '../../../insights/coupling';
import { CYCLES, isCoarse, isSparse } from '../../../insights/series/cycles';
import type { Finding, Mining } from '../../../insights/finding';
import { neverFalls } from '../../../insights/series/running-total';
import { countCycle } from '../../seasonality/count-cycle';
import type { CountCycleTold } from '../../seasonality/say';
import { measureCycle } from '../../measure-seasonality/measure-cycle';
import type { MeasureCycleTold } from '../../measure-seasonality/say';
import { LIMITS } from './limits';

/** Weekdays, hours and months with more rows or higher values than others, over at least two full cycles. */
export function mineCycles({ frame, log }: Mining) {
  const counts: Finding<CountCycleTold>[] = [];
  const levels: Finding<MeasureCycleTold>[] = [];
  const found = { seasonality: counts, 'measure-seasonality': levels };
  const { timeline } = frame;
  if (!timeline || timeline.edges.length < 2) return found;
  const [first = 0] = timeline.edges;
  const end = timeline.edges.at(-1) ?? 0;
  for (const cycle of CYCLES) {
    if ((cycle.id === 'hour' && timeline.dated) || end - first < LIMITS.fewestCycles * cycle.length) continue;
    const parts = timeline.period.map((period, i) => (period < 0 ? -1 : cycle.part(timeline.values[i] ?? NaN)));
    if (new Set(parts).size < LIMITS.fewestParts || isCoarse(timeline, cycle) || isSparse(timeline, cycle)) continue;
    const middle = first + (end - first) / 2;
    const halves = [0, 1].map((half) =>
      parts.map((part, i) => (((timeline.values[i] ?? 0) >= middle ? 1 : 0) === half ? part : -1)),
    );
    if (!timeline.regular) {
      const count = countCycle(frame, timeline, cycle, parts, halves, (p) => log.add(p, 'time'));
      if (count) counts.push(count);
    }
    for (const measure of frame.measures) {
      const guard = guardOf(measure, timeline);
      if (measure.fraction || neverFalls(frame, measure) || (measure.pair && !guard(true) && !guard(false))) continue;
      const level = measureCycle(frame, timeline, cycle, measure, parts, halves, (p) => log.add(p, 'time'));
      if (level) levels.push(level);
    }
  }
  return found;
}
