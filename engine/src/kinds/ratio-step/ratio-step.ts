import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { LENGTH } from '../../insights/frame/time/periods';
import { periodKey } from '../../insights/series/series';
import { conditions, filtered, instant, name } from '../../insights/sql';
import type { Times } from '../miners/outlying/blocks';
import type { RatioFound } from '../miners/ratios/found';
import { known, belowSql, partsOfFinding, quotientSql, rowsOfQuotient } from '../miners/ratios/parts-of-finding';
import type { RatioStepTold } from './say';

/** That there is more or less of one amount for each of another in a group since a time, and not in all others. */
export function ratioStep(
  frame: Frame,
  found: RatioFound,
  { times, edge, tests }: { times: Times; edge: number; tests: Finding['tests'] },
): Finding<RatioStepTold> {
  const { timeline } = times;
  const { pair } = found;
  const { inGroup, others, measure, told, topic, finding } = partsOfFinding(found, times);
  const at = timeline.edges[edge] ?? 0;
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(at)}`, `${time} >= ${instant(at)}`];
  return {
    kind: 'ratio-step',
    subject: {
      filter: told.sides.map(({ dimension, label }) => ({ column: dimension.column.name, op: '=' as const, value: label })),
      breakdown: timeline.column.name,
      measure,
    },
    member: periodKey(timeline, edge),
    direction: told.more ? 'up' : 'down',
    ...finding,
    tests,
    sql:
      `SELECT ${quotientSql(pair, inGroup, after)} AS value, ${quotientSql(pair, inGroup, before)} AS baseline, ${quotientSql(pair, others, after)} AS others, ` +
      `${quotientSql(pair, others, before)} AS others_before, ${belowSql(pair, inGroup, after)} AS below, ${filtered('count(*)', inGroup, after, known(pair))} AS n FROM ${frame.table.relation}`,
    rows: rowsOfQuotient(pair, conditions(inGroup, after)),
    event: { at, period: LENGTH[timeline.grain], by: 'rate', above: pair.above.columns, below: pair.below.columns },
    told: { ...told, at, grain: timeline.grain },
    topics: [topic, `${pair.above.family}×${timeline.column.name}`],
  };
}
