import { rateOf } from '../../contracts/report/measure';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { structureOf } from '../../insights/frame/measures/structure';
import { asEvent, testedCodes } from '../../insights/groups';
import { isRunningTotal } from '../../insights/series/running-total';
import { conditions, equals, filtered, name, number } from '../../insights/sql';
import { alikeSql } from '../adjusted-difference/alike-sql';
import { levelTest } from '../group-difference/level-test';
import { behindEnds, type Behind } from './behind';
import { isByWhole } from './by-whole';
import { isOfLimit } from './of-limit';
import { rateByEnds, type RateByEnds } from './ends';
import { LIMITS } from './limits';
import type { RateByMeasureTold } from './say';
import { withinGroupsSql } from './within-groups';

/**
 * How often the table's result is by what was measured: at the low end of a measure and at its high end. Tested by ranks over all rows, so that where the
 * ends begin decides nothing.
 */
export function mineRateByMeasure({ frame, log }: Mining): Finding<RateByMeasureTold>[] {
  const isStructure = structureOf(frame);
  return frame.dimensions.flatMap((result) => {
    const found = frame.measures.flatMap((measure) => {
      const ends = isRunningTotal(frame, measure) ? null : rateByEnds(result, measure);
      const codes = ends && testedCodes(asEvent(result), SMALLEST_GROUP, measure.values);
      const tested = codes && levelTest(frame, log, result, measure, codes);
      if (!tested || isOfLimit(frame, result, measure, ends)) return [];
      return [finding(frame, result, measure, ends, tested, behindEnds(frame, log, isStructure, result, measure, ends))];
    });
    return found.filter((one) => !found.some((other) => isByWhole(one, other)));
  });
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
    // Of a rare result hardly anything is spread, and most of it may lie at one end. Among like rows only what remains is the measure's own.
    strength: Math.max(Math.sqrt(epsilonSquared), ends.moved) * Math.max(LIMITS.leastOwn, behind?.left ?? 1),
    impact: n / frame.n,
    tests: [test],
    expected: ends.more,
    sql:
      `SELECT ${share(told)} AS value, ${share(other)} AS baseline, ` +
      `${share(`${measure.sql} > ${number(ends.low.to)} AND ${measure.sql} < ${number(ends.high.from)}`)} AS middle, ` +
      `${filtered('count(*)', told)} AS n, ${filtered('count(*)', conditions(told, isEvent))} AS hits ` +
      (behind ? `, ${likeWithLike(frame, result, measure, `(${isEvent})::INT`, [told, other], ends.rises, behind)} ` : '') +
      `FROM ${frame.table.relation} WHERE ${name(result.column.name)} IS NOT NULL`,
    rows: { where: told },
    ...(behind && behind.left < LIMITS.leastOwn ? { idle: 'mix' as const } : {}),
    told: { result, measure, ends, behind },
    topics: [result.column.name, measure.id, `${result.column.name}×${measure.family}`],
  };
}

/** The shares of both ends like with like, in SQL. */
function likeWithLike({ table }: Frame, result: Dimension, { sql }: Measure, hit: string, ends: readonly [string, string], rises: boolean, { by, how }: Behind): string {
  const strata = by.map(({ column }) => name(column.name));
  const known = conditions(...[name(result.column.name), ...strata].map((one) => `${one} IS NOT NULL`));
  const from = (where: string) => `FROM ${table.relation} WHERE ${conditions(known, where)}`;
  return how === 'mix'
    ? alikeSql(hit, ends, strata.join(', '), from(`((${ends[0]}) OR (${ends[1]}))`))
    : withinGroupsSql(hit, sql, strata.join(', '), rises, from(`${sql} IS NOT NULL`));
} // prettier-ignore
