import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { conditions, filtered, where } from '../../insights/sql';
import type { Found } from '../miners/outlying/found';
import { groupSql, labelledBy, partsOfFinding, topicOf } from '../miners/outlying/parts-of-finding';
import type { OutlyingTold } from './say';

/** That something is so of a group, or of a cell of two columns, far more often than of all others. */
export function outlyingRate(frame: Frame, found: Found, tests: Finding['tests']): Finding<OutlyingTold> {
  const { filter, measure, among, mark, told, finding } = partsOfFinding(found);
  const { sides } = told;
  const earlier = found.earlier.map(labelledBy);
  const [last, first] = sides.toReversed();
  const inGroup = groupSql(sides);
  const others = conditions(...[sides, ...earlier].map((one) => `(${groupSql(one)}) IS NOT TRUE`));
  const share = (which: string) => filtered(`avg((${mark.sql})::INT)`, which);
  const of = topicOf(found.event);
  return {
    kind: 'outlying-rate',
    subject: {
      filter: [...filter, ...(first ? [{ column: first.dimension.column.name, op: '=' as const, value: first.label }] : [])],
      breakdown: last?.dimension.column.name ?? null,
      measure,
    },
    member: last?.label ?? null,
    direction: 'high',
    ...finding,
    tests,
    sql:
      `SELECT ${share(inGroup)} AS value, ${share(others)} AS baseline, ${filtered('count(*)', inGroup)} AS n, ` +
      `${filtered('count(*)', conditions(inGroup, mark.sql))} AS cases, ${filtered('count(*)', mark.sql)} AS of_all FROM ${frame.table.relation}${where(among)}`,
    rows: { how: 'share', where: conditions(among, inGroup), mark },
    told: { ...told, earlier },
    topics: [`outlying×${of}`, `${of}×${last?.dimension.column.name ?? ''}`],
  };
}
