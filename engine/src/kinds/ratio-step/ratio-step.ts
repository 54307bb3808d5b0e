import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { LENGTH } from '../../insights/frame/time/periods';
import { periodKey } from '../../insights/series/series';
import { conditions, filtered, instant, name } from '../../insights/sql';
import type { Times } from '../miners/outlying/blocks';
import { groupSql, labelledBy } from '../miners/outlying/parts-of-finding';
import type { RatioFound } from '../miners/ratios/found';
import { inSpot } from '../miners/ratios/spots';
import { known, belowSql, quotientSql, rowsOfQuotient, strengthOf, typedOf, unitOf } from '../miners/ratios/parts-of-finding';
import type { RatioStepTold } from './say';

/** That there is more or less of one amount for each of another in a group since a time, and not in all others. */
export function ratioStep(
  frame: Frame,
  found: RatioFound,
  { times, edge, tests }: { times: Times; edge: number; tests: Finding['tests'] },
): Finding<RatioStepTold> {
  const { timeline } = times;
  const { pair, spot, among: side } = found;
  const [sides, among] = [labelledBy(spot.sides), labelledBy(side)];
  const inGroup = groupSql(sides);
  const at = timeline.edges[edge] ?? 0;
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(at)}`, `${time} >= ${instant(at)}`];
  const others = conditions(`(${inGroup}) IS NOT TRUE`, ...(among.length > 0 ? [groupSql(among)] : []));
  const more = spot.z > 0;
  return {
    kind: 'ratio-step',
    subject: {
      filter: sides.map(({ dimension, label }) => ({ column: dimension.column.name, op: '=' as const, value: label })),
      breakdown: timeline.column.name,
      measure: typedOf(pair),
    },
    member: periodKey(timeline, edge),
    direction: more ? 'up' : 'down',
    unit: unitOf(pair),
    n: spot.own.n,
    impact: 1,
    expected: null,
    ...strengthOf(found, inSpot(spot, times)),
    tests,
    sql:
      `SELECT ${quotientSql(pair, inGroup, after)} AS value, ${quotientSql(pair, inGroup, before)} AS baseline, ${quotientSql(pair, others, after)} AS others, ` +
      `${quotientSql(pair, others, before)} AS others_before, ${belowSql(pair, inGroup, after)} AS below, ${filtered('count(*)', inGroup, after, known(pair))} AS n FROM ${frame.table.relation}`,
    rows: rowsOfQuotient(pair, conditions(inGroup, after)),
    event: { at, period: LENGTH[timeline.grain], by: 'rate', above: pair.above.columns, below: pair.below.columns },
    told: { pair, sides, among, more, at, grain: timeline.grain },
    topics: [`${pair.above.family}×${pair.below.family}`, `${pair.above.family}×${timeline.column.name}`],
  };
}
