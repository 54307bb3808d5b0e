import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import type { Test } from '../../insights/judge/test-log';
import { periodKey, withinPeriods } from '../../insights/series/series';
import { conditions, equals, instant, name, where } from '../../insights/sql';
import type { GroupStepTold } from './say';
import type { Step } from './step-of-gap';
import { LIMITS } from './limits';

/** That a group's level of a measure changes at a time, and that of the others does not. */
export function groupStepFinding(
  frame: Frame,
  { timeline, measure, dimension }: { timeline: Timeline; measure: Measure; dimension: Dimension },
  { code, moment, own, rest, shift }: Step & { code: number },
  test: Test,
  others: number,
): Finding<GroupStepTold> {
  const label = dimension.labels[code] ?? '';
  const isMember = equals(dimension.column, label);
  const isOther = `NOT (${isMember})`;
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(moment)}`, `${time} >= ${instant(moment)}`];
  const level = levelSql(frame, measure);
  const n = dimension.counts[code] ?? 0;
  const up = own[1] > own[0];
  return {
    kind: 'group-step',
    subject: {
      filter: [{ column: dimension.column.name, op: '=', value: label }],
      breakdown: timeline.column.name,
      measure: measure.typed,
    },
    member: periodKey(
      timeline,
      timeline.edges.findLastIndex((edge) => edge <= moment),
    ),
    direction: up ? 'up' : 'down',
    unit: measure.unit,
    n,
    effect: shift,
    strength: (LIMITS.weight * shift) / (shift + LIMITS.halfStrength),
    impact: n / frame.n,
    ...(others === 0 && { rest: (rest[1] - rest[0]) / (own[1] - own[0]) }),
    tests: [test],
    expected: null,
    sql:
      `SELECT ${level(isMember, after)} AS value, ${level(isMember, before)} AS baseline, ` +
      `${level(isOther, after)} AS others, ${level(isOther, before)} AS others_before, ` +
      `count(${measure.sql}) FILTER (WHERE ${conditions(isMember, after)}) AS n FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    rows: { where: conditions(isMember, after, withinPeriods(timeline)) },
    told: { timeline, dimension, label, measure, edge: moment, up, others },
    topics: [dimension.column.name, measure.id, timeline.column.name, `step×${measure.family}`],
  };
}
