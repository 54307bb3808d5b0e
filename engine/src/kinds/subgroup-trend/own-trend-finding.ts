import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import type { Test } from '../../insights/judge/test-log';
import { OF_A_YEAR } from '../../insights/series/year-before';
import { equals, instant, name, possibleTime, where } from '../../insights/sql';
import type { OwnTrendTold } from './say';
import { endsOfCycles } from '../../stats/segments/level-change';
import { LIMITS } from './limits';

interface Moving {
  /** Correlation of the group's values with time, and of how many rows. */
  inside: { r: number; n: number };
  /** Correlation of all other rows with time. */
  rest: number;
  tests: Test[];
  /** Of a member of a panel, by what share of its level it moves. */
  moves?: number | undefined;
}

/**
 * Periods that stand for the beginning, and as many for the end: a quarter of them, or those that hold the same parts of the year. Januaries to Augusts are no level
 * beside Februaries to Septembers.
 */
export function endsOf({ edges, grain }: Pick<Timeline, 'edges' | 'grain'>): number {
  const periods = edges.length - 1;
  const cycle = OF_A_YEAR[grain];
  const quarter = Math.max(1, Math.round(periods / LIMITS.endsOf));
  const alike = cycle === undefined ? 0 : endsOfCycles(periods, cycle);
  return alike >= LIMITS.leastAlike * quarter ? alike : quarter;
}

/** That a group's level of a measure moves with time otherwise than that of the rest. */
export function ownTrendFinding(
  frame: Frame,
  timeline: Timeline,
  { dimension, label, measure }: { dimension: Dimension; label: string; measure: Measure },
  { inside, rest, tests, moves = 0 }: Moving,
): Finding<OwnTrendTold> {
  const up = inside.r > 0;
  const periods = timeline.edges.length - 1;
  const size = endsOf(timeline);
  const edge = (i: number) => timeline.edges[i] ?? 0;
  const time = name(timeline.column.name);
  const isMember = equals(dimension.column, label);
  const seconds = `epoch(CAST(${time} AS TIMESTAMP))`;
  const meanOf = (from: number, to: number) =>
    levelSql(frame, measure)(isMember, `${time} >= ${instant(edge(from))}`, `${time} < ${instant(edge(to))}`);
  return {
    kind: 'subgroup-trend',
    subject: {
      filter: [{ column: dimension.column.name, op: '=', value: label }],
      breakdown: timeline.column.name,
      measure: measure.typed,
    },
    member: label,
    direction: up ? 'up' : 'down',
    unit: null,
    n: inside.n,
    effect: inside.r,
    strength: Math.sqrt(Math.min(1, Math.abs(inside.r - rest)) * Math.abs(inside.r)),
    // As of a step that is one member's own: it is to be acted on, however small its part of the rows.
    impact:
      moves >= LIMITS.leastMove && Math.abs(rest) < LIMITS.restStands
        ? 1
        : LIMITS.impact + (LIMITS.impactOfRows * inside.n) / frame.n,
    tests,
    rest,
    expected: null,
    sql:
      `SELECT corr(${seconds}, ${measure.sql}) FILTER (WHERE ${isMember}) AS value, corr(${seconds}, ${measure.sql}) FILTER (WHERE NOT (${isMember})) AS baseline, ` +
      `count(${measure.sql}) FILTER (WHERE ${isMember}) AS n, ` +
      `${meanOf(0, size)} AS early, ${meanOf(periods - size, periods)} AS late ` +
      `FROM ${frame.table.relation}${where(possibleTime(frame.table))}`,
    told: { timeline, dimension, label, measure, up, size },
    topics: [dimension.column.name, measure.id, timeline.column.name, `trend×${measure.family}`],
  };
}
