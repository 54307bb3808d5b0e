import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { conditions, equals, filtered, where } from '../../insights/sql';
import type { Side } from '../miners/outlying/blocks';
import { beside, domainSql } from '../miners/outlying/domain';
import { amongOf, subjectOf } from '../miners/outlying/marked';
import type { Found } from '../miners/outlying/found';
import { strengthOf } from '../miners/outlying/strength-of';
import type { OutlyingTold } from './say';

/** That something is so of a group, or of a cell of two columns, far more often than of all others. */
export function outlyingRate(frame: Frame, found: Found, tests: Finding['tests']): Finding<OutlyingTold> {
  const { event, domain, block } = found;
  const toldOf = (of: readonly Side[]) => of.map(({ dimension, code }) => ({ dimension, label: dimension.labels[code] ?? '' }));
  const [sides, earlier] = [toldOf(block.sides), found.earlier.map(toldOf)];
  const [last, first] = sides.toReversed();
  const groupSql = (of: typeof sides) => conditions(...of.map(({ dimension, label }) => equals(dimension.column, label)));
  const inGroup = groupSql(sides);
  const others = conditions(...[sides, ...earlier].map((one) => `(${groupSql(one)}) IS NOT TRUE`));
  const among = conditions(event.sql.known, ...domainSql(domain));
  const share = (which: string) => filtered(`avg((${event.sql.is})::INT)`, which);
  const { filter, measure } = subjectOf(event);
  return {
    kind: 'outlying-rate',
    subject: {
      filter: [
        ...filter,
        ...amongOf(beside(domain, sides)),
        ...(first ? [{ column: first.dimension.column.name, op: '=' as const, value: first.label }] : []),
      ],
      breakdown: last?.dimension.column.name ?? null,
      measure,
    },
    member: last?.label ?? null,
    direction: 'high',
    unit: '%',
    n: block.own.n,
    impact: 1,
    ...strengthOf(found),
    tests,
    expected: null,
    sql:
      `SELECT ${share(inGroup)} AS value, ${share(others)} AS baseline, ${filtered('count(*)', inGroup)} AS n, ` +
      `${filtered('count(*)', conditions(inGroup, event.sql.is))} AS cases, ${filtered('count(*)', event.sql.is)} AS of_all FROM ${frame.table.relation}${where(among)}`,
    rows: { how: 'share', where: conditions(among, inGroup), mark: { sql: event.sql.is, columns: [event.column.name] } },
    told: { event, among: beside(domain, sides), sides, earlier },
    topics: [`outlying×${event.column.name}`, `${event.column.name}×${last?.dimension.column.name ?? ''}`],
  };
}
