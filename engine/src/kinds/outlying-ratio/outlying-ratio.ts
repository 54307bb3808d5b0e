import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { filtered } from '../../insights/sql';
import type { RatioFound } from '../miners/ratios/found';
import { known, belowSql, partsOfFinding, quotientSql, rowsOfQuotient } from '../miners/ratios/parts-of-finding';
import type { RatioApartTold } from './say';

/** That there is more or less of one amount for each of another in a group, or in a cell of two columns, than in all others. */
export function outlyingRatio(frame: Frame, found: RatioFound, tests: Finding['tests']): Finding<RatioApartTold> {
  const { pair } = found;
  const { inGroup, others, measure, told, topic, finding } = partsOfFinding(found, null);
  const [last, first] = told.sides.toReversed();
  return {
    kind: 'outlying-ratio',
    subject: {
      filter: first ? [{ column: first.dimension.column.name, op: '=', value: first.label }] : [],
      breakdown: last?.dimension.column.name ?? null,
      measure,
    },
    member: last?.label ?? null,
    direction: told.more ? 'high' : 'low',
    ...finding,
    tests,
    sql:
      `SELECT ${quotientSql(pair, inGroup)} AS value, ${quotientSql(pair, others)} AS baseline, ${belowSql(pair, inGroup)} AS below, ` +
      `${filtered('count(*)', inGroup, known(pair))} AS n FROM ${frame.table.relation}`,
    rows: rowsOfQuotient(pair, inGroup),
    told,
    topics: [topic, `${pair.above.family}×${last?.dimension.column.name ?? ''}`],
  };
}
