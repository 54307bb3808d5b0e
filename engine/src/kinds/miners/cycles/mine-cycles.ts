import { guardOf } from '../../../insights/coupling';
import { CYCLES, isCoarse, isSparse, stepsOf, type Cycle } from '../../../insights/series/cycles';
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
    // Levels are taken of all rows, as everywhere else in a report; numbers of rows of whole periods.
    const all = Int32Array.from(stepsOf(timeline, cycle), (step) => (step === step ? cycle.partOf(step) : -1));
    const parts = all.map((part, i) => ((timeline.period[i] ?? -1) < 0 ? -1 : part));
    if (differentParts(parts, cycle) < LIMITS.fewestParts || isCoarse(timeline, cycle) || isSparse(timeline, cycle)) continue;
    const middle = first + (end - first) / 2;
    const halvesOf = (some: Int32Array) =>
      [0, 1].map((half) => some.map((part, i) => (((timeline.values[i] ?? 0) >= middle ? 1 : 0) === half ? part : -1)));
    if (!timeline.regular) {
      const count = countCycle(frame, timeline, cycle, parts, halvesOf(parts), (p) => log.add(p, 'time'));
      if (count) counts.push(count);
    }
    const halves = halvesOf(all);
    for (const measure of frame.measures) {
      const guard = guardOf(measure, timeline);
      if (measure.fraction || neverFalls(frame, measure) || (measure.pair && !guard(true) && !guard(false))) continue;
      const level = measureCycle(frame, timeline, cycle, measure, all, halves, (p) => log.add(p, 'time'));
      if (level) levels.push(level);
    }
  }
  return found;
}

/** How many different parts there are; that some rows have none counts as one. */
function differentParts(parts: Int32Array, { labels }: Cycle): number {
  const seen = new Uint8Array(labels.length + 1);
  for (const part of parts) seen[part + 1] = 1;
  return seen.reduce((sum, one) => sum + one, 0);
}
