import { rateOf } from '../../contracts/measure';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { testedCodes } from '../../insights/groups';
import { isRunningTotal } from '../../insights/series/running-total';
import { conditions, equals, filtered, name, number } from '../../insights/sql';
import { levelTest } from '../group-difference/level-test';
import { rateByEnds, type RateByEnds } from './ends';
import type { RateByMeasureTold } from './say';

/**
 * How often the table's result is by what was measured: at the low end of a measure and at its high end. Tested by ranks over all rows, so that where the
 * ends begin decides nothing.
 */
export function mineRateByMeasure({ frame, log }: Mining): Finding<RateByMeasureTold>[] {
  return frame.dimensions.flatMap((result) =>
    frame.measures.flatMap((measure) => {
      const ends = isRunningTotal(frame, measure) ? null : rateByEnds(result, measure);
      const codes = ends && testedCodes(result, SMALLEST_GROUP, measure.values);
      const tested = codes && levelTest(frame, log, result, measure, codes);
      return tested ? [finding(frame, result, measure, ends, tested)] : [];
    }),
  );
}

function finding(
  frame: Frame,
  result: Dimension,
  measure: Measure,
  ends: RateByEnds,
  { result: { epsilonSquared, n }, test }: NonNullable<ReturnType<typeof levelTest>>,
): Finding<RateByMeasureTold> {
  const isEvent = equals(result.column, ends.event);
  const share = (where: string) => filtered(`avg((${isEvent})::INT)`, where);
  const [low, high] = [`${measure.sql} <= ${number(ends.low.to)}`, `${measure.sql} >= ${number(ends.high.from)}`];
  const [told, other] = ends.rises ? [high, low] : [low, high];
  return {
    kind: 'rate-by-measure',
    subject: { filter: [], breakdown: measure.id, measure: rateOf(result.column.name, ends.event) },
    member: ends.rises ? 'highest' : 'lowest',
    direction: 'high',
    unit: '%',
    n,
    effect: epsilonSquared,
    strength: Math.sqrt(epsilonSquared),
    impact: n / frame.n,
    tests: [test],
    expected: ends.more,
    sql:
      `SELECT ${share(told)} AS value, ${share(other)} AS baseline, ` +
      `${share(`${measure.sql} > ${number(ends.low.to)} AND ${measure.sql} < ${number(ends.high.from)}`)} AS middle, ` +
      `${filtered('count(*)', told)} AS n, ${filtered('count(*)', conditions(told, isEvent))} AS hits ` +
      `FROM ${frame.table.relation} WHERE ${name(result.column.name)} IS NOT NULL`,
    rows: { where: told },
    told: { result, measure, ends },
    topics: [result.column.name, measure.id, `${result.column.name}×${measure.family}`],
  };
}
