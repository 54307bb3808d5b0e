import { cycleTest } from '../../stats/series/cycle-test';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { cycleSteps, recurs, type Cycle } from '../../insights/series/cycles';
import type { Finding } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { LARGEST_P } from '../../insights/judge/gate';
import { groupMeans } from '../../insights/groups';
import { isStock } from '../../insights/series/changes';
import { median } from '../../stats/distributions/quantile';
import { DAY, nextPeriod, periodStart } from '../../insights/frame/time/periods';
import { rank } from '../../stats/distributions/ranks';
import { isDated } from '../../insights/series/series';
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

/** A measure as its parts of the year are compared: what a month or a quarter brings in all, by the day. */
function byTheDay(frame: Frame, { values, finest, regular }: Timeline, { id }: Cycle, measure: Measure): Measure {
  if (id !== 'month' || !regular || !measure.additive || (finest !== 'month' && finest !== 'quarter')) return measure;
  if (isStock(frame, measure)) return measure;
  const days = (at: number) => (nextPeriod(periodStart(at, finest), finest) - periodStart(at, finest)) / DAY;
  const perDay = measure.values.map((value, row) => value / days(values[row] ?? NaN));
  return { ...measure, values: perDay, ranks: rank(perDay).ranks };
}

/** The parts of a cycle with the highest and the lowest level. */
function endsOf(levels: Float64Array): [best: number, worst: number] {
  const filled = [...levels.keys()].filter((part) => !Number.isNaN(levels[part]));
  const sorted = filled.sort((a, b) => (levels[b] ?? 0) - (levels[a] ?? 0));
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}

/** The end that stands apart while the other is one of many that are about alike: of a shop that is quiet on Sundays the best of the other days is no news. */
function endAlone(levels: Float64Array, best: number, worst: number): 'high' | 'low' | null {
  const middle = median(levels.filter((level) => !Number.isNaN(level)));
  const [above, below] = [(levels[best] ?? 0) - middle, middle - (levels[worst] ?? 0)];
  if (below >= LIMITS.standsApart * above) return 'low';
  return above >= LIMITS.standsApart * below ? 'high' : null;
}

/** The parts with the highest and the lowest median of their years: a storm in one January makes it no season. None of fewer than three years. */
function boundsOverYears({ values: times }: Timeline, { labels }: Cycle, { values, weights }: Measure, parts: Int32Array): [number, number][] {
  const years = times.map((at) => new Date(at).getUTCFullYear());
  const seen = [...new Set(years)].filter((year) => !Number.isNaN(year));
  if (seen.length < LIMITS.fewestYears) return [];
  const ofYears = seen.map((year) => groupMeans(values, parts.map((part, row) => (years[row] === year ? part : -1)), weights).means);
  const medians = Float64Array.from(labels, (_, part) => median(ofYears.flatMap((means) => means.get(part)?.mean ?? [])));
  return [endsOf(medians)];
} // prettier-ignore

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
  const compared = byTheDay(frame, timeline, cycle, measure);
  const result = kruskalWallis(compared.ranks, parts);
  if (!result || result.n < LIMITS.fewestRows) return null;
  // Rows that happen one by one know nothing of each other's hour or weekday; readings and whole months do.
  const drifts = timeline.regular || cycle.id === 'month';
  const plain = drifts ? Math.max(result.p, meanDriftP(timeline, cycle, compared)) : result.p;
  const ofCycle: Side = { kind: 'labels', columns: [], codes: parts, of: parts };
  const test = addTest(judgedP(frame, plain, ofCycle, ranksOf(compared)));
  const small = result.epsilonSquared < LIMITS.leastEpsilonSquared;
  if (small && test.p > LARGEST_P) return null;
  const means = (codes: Int32Array, of = compared) => {
    const found = groupMeans(of.values, codes, of.weights).means;
    return Float64Array.from(cycle.labels, (_, part) => found.get(part)?.mean ?? NaN);
  };
  if (!recurs(means(halves[0] ?? parts), means(halves[1] ?? parts))) return null;
  const profileMeans = means(parts, measure);
  const [best, worst] = endsOf(profileMeans);
  // A short month is not told to be the lowest for having fewer days, nor a long one the highest; nor one that was so in a single year.
  const bounds = [endsOf(means(parts)), ...(cycle.id === 'month' ? boundsOverYears(timeline, cycle, compared, parts) : [])];
  const alone = endAlone(profileMeans, best, worst);
  const [isHigh, isLow] = [
    alone !== 'low' && bounds.every(([top]) => top === best),
    alone !== 'high' && bounds.every(([, bottom]) => bottom === worst),
  ];
  const named = isHigh ? (isLow ? 'both' : 'high') : isLow ? 'low' : null;
  if (named === null) return null;
  const [part, other] = named === 'low' ? [worst, best] : [best, worst];
  const t = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const level = levelSql(frame, measure);
  const at = (part: number) => level(`${cycle.sql(t)} = ${part}`);
  const ofPart = (part: number) =>
    `SELECT ${cycle.sql(t)} = ${part} AS own, ${level()} AS y FROM ${frame.table.relation}${where(isDated(frame, timeline), `${measure.sql} IS NOT NULL`)} GROUP BY 1, ${cycle.sql(t)}`;
  return {
    kind: 'measure-seasonality',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure.typed },
    member: cycle.labels[part] ?? null,
    direction: named === 'low' ? 'low' : 'high',
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
    expected: frame.sampled || measure.weights ? null : (profileMeans[part] ?? null),
    sql:
      `SELECT ${at(part)} AS value, ${level()} AS baseline, ${at(other)} AS other, count(${measure.sql}) AS n ` +
      `FROM ${frame.table.relation}${where(isDated(frame, timeline))}`,
    rows: { where: conditions(isDated(frame, timeline), `${cycle.sql(t)} = ${part}`) },
    told: {
      cycle,
      measure,
      part,
      other,
      named,
      words: [
        ...(named === 'low' ? [] : [farthest('highest', ofPart(best))]),
        ...(named === 'high' ? [] : [farthest('lowest', ofPart(worst))]),
      ],
    },
    topics: [timeline.column.name, measure.id, `cycle×${cycle.id}×${measure.family}`],
  };
}
