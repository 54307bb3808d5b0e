import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { conditions, filtered } from '../../insights/sql';
import type { Times } from '../miners/outlying/blocks';
import { groupSql, labelledBy } from '../miners/outlying/parts-of-finding';
import type { RatioFound } from '../miners/ratios/found';
import { inSpot } from '../miners/ratios/spots';
import { known, belowSql, quotientSql, rowsOfQuotient, strengthOf, typedOf, unitOf } from '../miners/ratios/parts-of-finding';
import type { RatioApartTold } from './say';

/** That there is more or less of one amount for each of another in a group, or in a cell of two columns, than in all others. */
export function outlyingRatio(
  frame: Frame,
  found: RatioFound,
  times: Times | null,
  tests: Finding['tests'],
): Finding<RatioApartTold> {
  const { pair, spot, among: side } = found;
  const [sides, among] = [labelledBy(spot.sides), labelledBy(side)];
  const [last, first] = sides.toReversed();
  const inGroup = groupSql(sides);
  const others = conditions(`(${inGroup}) IS NOT TRUE`, ...(among.length > 0 ? [groupSql(among)] : []));
  const more = spot.z > 0;
  return {
    kind: 'outlying-ratio',
    subject: {
      filter: first ? [{ column: first.dimension.column.name, op: '=', value: first.label }] : [],
      breakdown: last?.dimension.column.name ?? null,
      measure: typedOf(pair),
    },
    member: last?.label ?? null,
    direction: more ? 'high' : 'low',
    unit: unitOf(pair),
    n: spot.own.n,
    impact: 1,
    expected: null,
    ...strengthOf(found, inSpot(spot, times)),
    tests,
    sql:
      `SELECT ${quotientSql(pair, inGroup)} AS value, ${quotientSql(pair, others)} AS baseline, ${belowSql(pair, inGroup)} AS below, ` +
      `${filtered('count(*)', inGroup, known(pair))} AS n FROM ${frame.table.relation}`,
    rows: rowsOfQuotient(pair, inGroup),
    told: { pair, sides, among, more },
    topics: [`${pair.above.family}×${pair.below.family}`, `${pair.above.family}×${last?.dimension.column.name ?? ''}`],
  };
}
