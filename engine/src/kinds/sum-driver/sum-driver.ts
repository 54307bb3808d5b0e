import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { leadMeasures } from '../../insights/frame/measures/lead-measures';
import { completePeriods, dayHabitOf, periodIndex } from '../../insights/frame/time/periods';
import { totalOf } from '../../insights/judge/total-of';
import { isStock } from '../../insights/series/changes';
import { isRunningTotal } from '../../insights/series/running-total';
import { filtered, instant, name, where } from '../../insights/sql';
import type { SumDriverTold } from './say';
import { yearChange } from './year-change';
import { LIMITS } from './limits';

/** Which members carry the change of the leading sum from the year before to the last twelve whole months. */
export function mineSumDrivers({ frame, log }: Mining): Finding<SumDriverTold>[] {
  const { timeline } = frame;
  const measure = leadMeasures(frame).find((one) => one.additive && !isStock(frame, one));
  const edges = timeline ? lastTwoYears(timeline) : [];
  if (!timeline || !measure || edges.length === 0 || isRunningTotal(frame, measure)) return [];
  const months = Int32Array.from(timeline.values, (at, row) =>
    Number.isNaN(measure.values[row] ?? NaN) ? -1 : periodIndex(edges, at),
  );
  const found = splitsOf(frame).map((dimension) => ({ dimension, change: yearChange(sumsOf(months, dimension, measure)) }));
  const [first] = found;
  if (!first || !(first.change.before > 0)) return [];
  // The change itself is what the table says; what is asked is whether a member has it beyond its share.
  const { before, after } = first.change;
  if (Math.abs(after / before - 1) < LIMITS.leastChange) return [];
  const tested = found.map((one) => ({ ...one, inside: log.add(one.change.memberP, 'inside') }));
  return tested
    .filter(({ change }) => change.excess >= LIMITS.leastExcess)
    .map(({ dimension, change, inside }) => {
      const { column } = dimension;
      return {
        kind: 'sum-driver',
        subject: { filter: [], breakdown: column.name, measure: totalOf(measure.typed) },
        member: dimension.labels[change.member] ?? null,
        direction: after > before ? 'up' : 'down',
        unit: measure.unit,
        n: measure.filled,
        effect: Math.min(1, change.excess),
        strength: LIMITS.weight * Math.min(1, change.excess),
        impact: 1,
        tests: [inside],
        expected: frame.sampled ? null : after - before,
        sql: partsSql(frame, timeline, dimension, measure, edges),
        told: { timeline, dimension, measure, edges },
        topics: [timeline.column.name, column.name, `${column.name}×${measure.id}`, 'driver'],
      };
    });
}

/** Starts of the last twenty-four whole months, and the end of the last one; none where the data have fewer. */
export function lastTwoYears({ values }: Pick<Timeline, 'values'>): number[] {
  const known = values.filter((at) => !Number.isNaN(at)).sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { edges } = completePeriods(first, last, 'month', (last - first) / known.length, dayHabitOf(known));
  return edges.length > 2 * LIMITS.months ? edges.slice(-2 * LIMITS.months - 1) : [];
}

/** The first splits that a reader asks for, of few members. */
export const splitsOf = (frame: Pick<Frame, 'dimensions'>): Dimension[] =>
  frame.dimensions
    .filter(({ distinct, labels, outcome, column }) => distinct >= 2 && distinct <= LIMITS.mostMembers && labels.length === distinct && !outcome && column.role !== 'personal-data')
    .slice(0, LIMITS.mostColumns); // prettier-ignore

/** Month by month what each member brings; the last one is what has none. */
export function sumsOf(months: Int32Array, { labels, codes }: Dimension, measure: Pick<Measure, 'values'>): Float64Array[] {
  const sums = Array.from({ length: labels.length + 1 }, () => new Float64Array(2 * LIMITS.months));
  months.forEach((month, row) => {
    const own = sums.at(codes[row] ?? -1);
    if (month >= 0 && own) own[month] = (own[month] ?? 0) + (measure.values[row] ?? 0);
  });
  return sums;
}

/** The change, both sums, and what the members that carry most of it add; what is left of it belongs to all others. */
function partsSql({ table }: Frame, timeline: Timeline, { column }: Dimension, { sql }: Measure, edges: readonly number[]): string {
  const time = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const edge = (month: number) => instant(edges[month] ?? 0);
  const half = (condition: string) => `coalesce(${filtered(`sum(${sql})`, condition)}, 0)`;
  const [was, is] = [half(`${time} < ${edge(LIMITS.months)}`), half(`${time} >= ${edge(LIMITS.months)}`)] as const;
  const parts =
    `SELECT CAST(${name(column.name)} AS VARCHAR) AS l, ${was} AS was, ${is} AS now_is, count(${sql}) AS n FROM ${table.relation}` +
    `${where(`${time} >= ${edge(0)}`, `${time} < ${edge(2 * LIMITS.months)}`, `${sql} IS NOT NULL`)} GROUP BY 1`;
  const placed = `SELECT *, now_is - was AS part, sum(now_is - was) OVER () AS change FROM (${parts})`;
  const ranked = `SELECT *, row_number() OVER (ORDER BY l IS NULL, part * sign(change) DESC, l) AS place FROM (${placed})`;
  const named = Array.from({ length: LIMITS.named }, (_, i) => `any_value(l) FILTER (WHERE place = ${i + 1}) AS l${i}, any_value(part) FILTER (WHERE place = ${i + 1}) AS part${i}`);
  return `SELECT sum(part) AS value, sum(was) AS before, sum(now_is) AS after, sum(n) AS n, count(*) AS members, ${named.join(', ')} FROM (${ranked})`;
} // prettier-ignore
