import { COUNT } from '../../contracts/measure';
import { pettitt } from '../../stats/pettitt';
import { mannKendall } from '../../stats/mann-kendall';
import { guardOf } from '../../insights/coupling';
import { fineSeries, finerStepP } from '../../insights/series/fine-series';
import { type Finding, type Mining } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { rowStepP } from '../../insights/row-evidence';
import { neverFalls } from '../../insights/series/running-total';
import { countSeries, meanSeries, seriesSql } from '../../insights/series/series';
import type { StepTold } from './say';
import { LARGEST_P } from '../../insights/judge/gate';
import { timeP } from '../../insights/units/time-p';
import type { Test } from '../../insights/judge/test-log';
import { LIMITS } from './limits';

/** One lasting change of level (Pettitt) that describes a series better than a steady rise or fall does. */
export function mineChangePoints({ frame, log }: Mining): Finding<StepTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  const everyRow = () => true;
  const findings: Finding<StepTold>[] = [];
  const consider = (measure: Measure | null, values: Float64Array) => {
    if (values.some(Number.isNaN)) return;
    const result = pettitt(values);
    if (!result) return;
    const step = fit(values, result.at);
    const up = step.after > step.before;
    const small =
      step.shift < LIMITS.leastShift || Math.abs(step.after - step.before) < LIMITS.leastChange * Math.abs(step.before);
    const level = (period: number) => (period < result.at ? step.before : step.after);
    const byRows = measure && !small ? rowStepP(timeline, measure, result.at, level) : 1;
    const p = small ? result.p : Math.min(2 * byRows, finerStepP(result.p, fineSeries(timeline, measure, everyRow)));
    const believed = guardOf(measure, timeline)(up) ? p : 1;
    const test = log.add(
      measure && believed < LARGEST_P ? Math.max(believed, timeP(frame, timeline, measure)) : believed,
      'time',
    );
    if (
      small ||
      step.stepError > LIMITS.fitRather * step.lineError ||
      Math.min(result.at, values.length - result.at) < LIMITS.fewestBeside
    )
      return;
    findings.push(changePoint(frame, timeline, measure, result.at, up, { ...step, test }));
  };
  if (!timeline.regular) consider(null, countSeries(timeline, everyRow).values);
  for (const measure of frame.measures)
    if (!neverFalls(frame, measure)) consider(measure, meanSeries(timeline, measure, everyRow).values);
  return findings;
}

function fit(values: Float64Array, at: number) {
  const meanOf = (part: Float64Array) => part.reduce((sum, value) => sum + value, 0) / part.length;
  const before = meanOf(values.slice(0, at));
  const after = meanOf(values.slice(at));
  const stepError = values.reduce((sum, value, i) => sum + (value - (i < at ? before : after)) ** 2, 0);
  const line = mannKendall(values)?.slope ?? 0;
  const level = meanOf(values.map((value, i) => value - line * i));
  const lineError = values.reduce((sum, value, i) => sum + (value - level - line * i) ** 2, 0);
  const sd = Math.sqrt(stepError / Math.max(1, values.length - 2));
  return { before, after, stepError, lineError, shift: sd > 0 ? Math.abs(after - before) / sd : LIMITS.shiftOfConstants };
}

function changePoint(
  frame: Frame,
  timeline: Timeline,
  measure: Measure | null,
  at: number,
  up: boolean,
  { shift, test, after }: { shift: number; test: Test; after: number },
): Finding<StepTold> {
  const edge = timeline.edges[at] ?? 0;
  return {
    kind: 'change-point',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure?.typed ?? COUNT },
    member: new Date(edge).toISOString().slice(0, 10),
    direction: up ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n: frame.n,
    effect: shift,
    strength: LIMITS.weight * (shift / (shift + LIMITS.halfStrength)),
    impact: 1,
    tests: [test],
    expected: frame.sampled ? null : after,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, '')}) SELECT avg(y) FILTER (WHERE x >= ${at}) AS value, ` +
      `avg(y) FILTER (WHERE x < ${at}) AS baseline, sum(n) AS n FROM steps)`,
    told: { timeline, measure, edge, up },
    topics: [timeline.column.name, measure?.id ?? 'count', `trend×${measure?.family ?? 'count'}`],
  };
}
