import { rateOf } from '../../contracts/measure';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { testedCodes } from '../../insights/groups';
import { isRunningTotal } from '../../insights/series/running-total';
import { conditions, equals, filtered, name, number } from '../../insights/sql';
import { LIMITS as ADJUSTED } from '../adjusted-difference/limits';
import { levelTest } from '../group-difference/level-test';
import { behindEnds, type Behind } from './behind';
import { rateByEnds, type RateByEnds } from './ends';
import { LIMITS } from './limits';
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
      if (!tested) return [];
      return [finding(frame, result, measure, ends, tested, behindEnds(frame, log, result, measure, ends))];
    }),
  );
}

function finding(
  frame: Frame,
  result: Dimension,
  measure: Measure,
  ends: RateByEnds,
  { result: { epsilonSquared, n }, test }: NonNullable<ReturnType<typeof levelTest>>,
  behind: Behind | null,
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
    // Among like rows only what remains is the measure's own.
    strength: Math.sqrt(epsilonSquared) * Math.max(LIMITS.leastOwn, behind?.left ?? 1),
    impact: n / frame.n,
    tests: [test],
    expected: ends.more,
    sql:
      `SELECT ${share(told)} AS value, ${share(other)} AS baseline, ` +
      `${share(`${measure.sql} > ${number(ends.low.to)} AND ${measure.sql} < ${number(ends.high.from)}`)} AS middle, ` +
      `${filtered('count(*)', told)} AS n, ${filtered('count(*)', conditions(told, isEvent))} AS hits ` +
      (behind ? `, ${alikeSql(frame, result, `(${isEvent})::INT`, [told, other], behind)} ` : '') +
      `FROM ${frame.table.relation} WHERE ${name(result.column.name)} IS NOT NULL`,
    rows: { where: told },
    told: { result, measure, ends, by: behind?.by ?? null },
    topics: [result.column.name, measure.id, `${result.column.name}×${measure.family}`],
  };
}

/** The shares of both ends with the same mix of a column, in SQL. */
function alikeSql({ table }: Frame, result: Dimension, hit: string, ends: readonly [string, string], { by }: Behind): string {
  const known = conditions(`${name(result.column.name)} IS NOT NULL`, `${name(by.column.name)} IS NOT NULL`);
  const share = (end: string) => filtered(`avg(${hit})`, end);
  const enough = ends.map((end) => `${filtered('count(*)', end)} >= ${ADJUSTED.fewestInAStratum}`).join(' AND ');
  const both = `(${ends.map((end) => `(${end})`).join(' OR ')})`;
  const strata = `SELECT ${share(ends[0])} AS a, ${share(ends[1])} AS b, count(*) AS w FROM ${table.relation} WHERE ${conditions(known, both)} GROUP BY ${name(by.column.name)} HAVING ${enough}`;
  return `(SELECT sum(a * w) / sum(w) FROM (${strata})) AS own, (SELECT sum(b * w) / sum(w) FROM (${strata})) AS other`;
}
