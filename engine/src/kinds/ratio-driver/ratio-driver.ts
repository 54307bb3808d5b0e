import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { periodIndex } from '../../insights/frame/time/periods';
import { filtered, instant, name, where } from '../../insights/sql';
import { LIMITS as SUMS } from '../sum-driver/limits';
import { lastTwoYears, splitsOf, sumsOf } from '../sum-driver/sum-driver';
import { quotientChange } from './quotient-change';
import { quotientsOf, type Quotient } from './quotients';
import type { RatioDriverTold } from './say';
import { LIMITS } from './limits';

/** What members' own quotients and what their weights add to the change of a quotient of sums from the year before to the last twelve whole months. */
export function mineRatioDrivers({ frame, log }: Mining): Finding<RatioDriverTold>[] {
  const { timeline } = frame;
  const edges = timeline ? lastTwoYears(timeline) : [];
  if (!timeline || edges.length === 0) return [];
  const month = Int32Array.from(timeline.values, (at) => periodIndex(edges, at));
  return quotientsOf(frame).flatMap((quotient) => {
    const { above, below } = quotient;
    const both = month.map((own, row) => (Number.isNaN((above.values[row] ?? NaN) + (below.values[row] ?? NaN)) ? -1 : own));
    const found = splitsOf(frame).map((dimension) => {
      const [sumsAbove, sumsBelow] = [sumsOf(both, dimension, above), sumsOf(both, dimension, below)];
      return { dimension, change: quotientChange(sumsAbove, sumsBelow) };
    });
    const [first] = found;
    if (!first || !(first.change.before > 0) || !(first.change.after > 0)) return [];
    const { before, after } = first.change;
    if (Math.abs(after / before - 1) < LIMITS.leastChange) return [];
    return found
      .map((one) => ({ ...one, inside: log.add(one.change.memberP, 'inside') }))
      .filter(({ change }) => change.excess >= LIMITS.leastExcess)
      .map(({ dimension, change, inside }): Finding<RatioDriverTold> => ({
        kind: 'ratio-driver',
        subject: { filter: [], breakdown: dimension.column.name, measure: quotient.typed },
        member: dimension.labels[change.member] ?? null,
        direction: after > before ? 'up' : 'down',
        unit: quotient.named ? quotient.named.unit : '%',
        n: above.filled,
        effect: Math.min(1, change.excess),
        strength: LIMITS.weight * Math.min(1, change.excess),
        impact: 1,
        tests: [inside],
        expected: frame.sampled ? null : (after - before) * quotient.factor,
        sql: partsSql(frame, timeline, dimension, quotient, edges),
        told: { dimension, quotient, edges },
        topics: [timeline.column.name, dimension.column.name, `${dimension.column.name}×${quotientId(quotient)}`, 'driver'],
      }));
  });
}

const quotientId = ({ above, below }: Record<'above' | 'below', Measure>): string => `ratio(${above.family},${below.family})`;

/** The change, both quotients, what comes from members' own and what from their weights, and what the members that carry most of it add. */
function partsSql({ table }: Frame, timeline: Timeline, { column }: Dimension, { sql }: Quotient, edges: readonly number[]): string {
  const time = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
  const edge = (month: number) => instant(edges[month] ?? 0);
  const [was, is] = [`${time} < ${edge(SUMS.months)}`, `${time} >= ${edge(SUMS.months)}`] as const;
  const sum = (of: string, when: string) => `coalesce(${filtered(`sum(${of})`, when)}, 0)::DOUBLE`;
  const sums =
    `SELECT CAST(${name(column.name)} AS VARCHAR) AS l, ${sum(sql.above, was)} AS a0, ${sum(sql.below, was)} AS b0, ${sum(sql.above, is)} AS a1, ` +
    `${sum(sql.below, is)} AS b1, count(*) AS n FROM ${table.relation}` +
    `${where(`${time} >= ${edge(0)}`, `${time} < ${edge(2 * SUMS.months)}`, `${sql.above} IS NOT NULL`, `${sql.below} IS NOT NULL`)} GROUP BY 1`;
  const levels =
    `SELECT *, b0 / nullif(sum(b0) OVER (), 0) AS s0, b1 / nullif(sum(b1) OVER (), 0) AS s1, sum(a0) OVER () / nullif(sum(b0) OVER (), 0) AS t0, ` +
    `sum(a1) OVER () / nullif(sum(b1) OVER (), 0) AS t1, coalesce(a0 / nullif(b0, 0), a1 / nullif(b1, 0), 0) AS m0, ` +
    `coalesce(a1 / nullif(b1, 0), a0 / nullif(b0, 0), 0) AS m1 FROM (${sums})`;
  const parts = `SELECT l, n, t0, t1, (s1 - s0) * ((m0 + m1) / 2 - (t0 + t1) / 2) AS mix, (m1 - m0) * (s0 + s1) / 2 AS rate FROM (${levels})`;
  const ranked = `SELECT *, mix + rate AS part, row_number() OVER (ORDER BY l IS NULL, (mix + rate) * sign(t1 - t0) DESC, l) AS place FROM (${parts})`;
  const named = Array.from({ length: SUMS.named }, (_, i) => `any_value(l) FILTER (WHERE place = ${i + 1}) AS l${i}, any_value(part) FILTER (WHERE place = ${i + 1}) AS part${i}`);
  return `SELECT any_value(t1) - any_value(t0) AS value, any_value(t0) AS before, any_value(t1) AS after, sum(rate) AS rate, sum(mix) AS mix, sum(n) AS n, count(*) AS members, ${named.join(', ')} FROM (${ranked})`;
} // prettier-ignore
