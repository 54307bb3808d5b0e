import { cycleTest } from '../../stats/cycle-test';
import { kruskalWallis } from '../../stats/kruskal-wallis';
import { cycleSteps, recurs, type Cycle } from '../../insights/series/cycles';
import type { Finding } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/quotient-of-sums';
import { LARGEST_P } from '../../insights/judge/gate';
import { groupMeans } from '../../insights/groups';
import { withinPeriods } from '../../insights/series/series';
import { conditions, name, where } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { MeasureCycleTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { ranksOf } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

/** p of the cycle in the changes of a measure's mean from one part to the next. */
function meanDriftP(timeline: Timeline, cycle: Cycle, measure: Measure): number {
  const { means, partOf } = cycleSteps(timeline, cycle, measure.values);
  return cycleTest(means, partOf, cycle.labels.length);
}

/** Regular but hardly worth telling. */
const slight = (high: number, low: number): boolean => Math.abs(high - low) < LIMITS.slight * Math.abs(high);

/** Parts of a cycle in which a measure stands higher or lower. Tested when it is looked at, reported or not. */
export function measureCycle(
  frame: Frame,
  timeline: Timeline,
  cycle: Cycle,
  measure: Measure,
  parts: Int32Array,
  halves: Int32Array[],
  addTest: (p: number) => Test,
): Finding<MeasureCycleTold> | null {
  const result = kruskalWallis(measure.ranks, parts);
  if (!result || result.n < LIMITS.fewestRows) return null;
  // Rows that happen one by one know nothing of each other's hour or weekday; readings and whole months do.
  const drifts = timeline.regular || cycle.id === 'month';
  const plain = drifts ? Math.max(result.p, meanDriftP(timeline, cycle, measure)) : result.p;
  const ofCycle: Side = { kind: 'labels', columns: [], codes: parts, of: parts };
  const test = addTest(judgedP(frame, plain, ofCycle, ranksOf(measure)));
  const small = result.epsilonSquared < LIMITS.leastEpsilonSquared;
  if (small && test.p > LARGEST_P) return null;
  const means = (codes: Int32Array) => {
    const found = groupMeans(measure.values, codes, measure.weights).means;
    return Float64Array.from(cycle.labels, (_, part) => found.get(part)?.mean ?? NaN);
  };
  if (!recurs(means(halves[0] ?? parts), means(halves[1] ?? parts))) return null;
  const profileMeans = means(parts);
  const filled = [...profileMeans.keys()].filter((part) => !Number.isNaN(profileMeans[part]));
  const best = filled.sort((a, b) => (profileMeans[b] ?? 0) - (profileMeans[a] ?? 0))[0] ?? 0;
  const worst = filled.at(-1) ?? 0;
  const t = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const level = levelSql(frame, measure);
  const at = (part: number) => level(`${cycle.sql(t)} = ${part}`);
  const ofPart = (part: number) =>
    `SELECT ${cycle.sql(t)} = ${part} AS own, ${level()} AS y FROM ${frame.table.relation}${where(withinPeriods(timeline), `${measure.sql} IS NOT NULL`)} GROUP BY 1, ${cycle.sql(t)}`;
  return {
    kind: 'measure-seasonality',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure.typed },
    member: cycle.labels[best] ?? null,
    direction: 'high',
    unit: measure.unit,
    n: result.n,
    effect: result.epsilonSquared,
    strength:
      LIMITS.weight *
      Math.sqrt(result.epsilonSquared) *
      (slight(profileMeans[best] ?? 0, profileMeans[worst] ?? 0) ? LIMITS.weightOfSlight : 1),
    impact: 1,
    tests: [test],
    ...(small ? { small } : {}),
    expected: frame.sampled || measure.weights ? null : (profileMeans[best] ?? null),
    sql:
      `SELECT ${at(best)} AS value, ${level()} AS baseline, ${at(worst)} AS lowest, count(${measure.sql}) AS n ` +
      `FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    rows: { where: conditions(withinPeriods(timeline), `${cycle.sql(t)} = ${best}`) },
    told: { cycle, measure, best, worst, words: [farthest('highest', ofPart(best)), farthest('lowest', ofPart(worst))] },
    topics: [timeline.column.name, measure.id, `cycle×${cycle.id}×${measure.family}`],
  };
}
