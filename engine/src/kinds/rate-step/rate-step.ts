import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { conditions, equals, filtered, instant, name, where } from '../../insights/sql';
import { LENGTH } from '../../insights/frame/time/periods';
import { periodKey } from '../../insights/series/series';
import type { Times } from '../miners/outlying/blocks';
import { beside, domainSql } from '../miners/outlying/domain';
import { amongOf, subjectOf } from '../miners/outlying/marked';
import type { Found } from '../miners/outlying/found';
import { strengthOf } from '../miners/outlying/strength-of';
import type { RateStepTold } from './say';

/** That something is so of a group far more, or less, often since a time, and not of all others. */
export function rateStep(
  frame: Frame,
  found: Found,
  { times: { timeline }, edge, tests }: { times: Times; edge: number; tests: Finding['tests'] },
): Finding<RateStepTold> {
  const { event, domain, block } = found;
  const sides = block.sides.map(({ dimension, code }) => ({ dimension, label: dimension.labels[code] ?? '' }));
  // Where all rows are the group there are no others.
  const inGroup = sides.length === 0 ? 'true' : conditions(...sides.map(({ dimension, label }) => equals(dimension.column, label)));
  const at = timeline.edges[edge] ?? 0;
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(at)}`, `${time} >= ${instant(at)}`];
  const among = conditions(event.sql.known, ...domainSql(domain));
  const share = (which: string, when: string) => filtered(`avg((${event.sql.is})::INT)`, conditions(which, when));
  const others = `(${inGroup}) IS NOT TRUE`;
  const { filter, measure } = subjectOf(event);
  const up = block.time?.how === 'since';
  return {
    kind: 'rate-step',
    subject: {
      filter: [
        ...filter,
        ...amongOf(beside(domain, sides)),
        ...sides.map(({ dimension, label }) => ({ column: dimension.column.name, op: '=' as const, value: label })),
      ],
      breakdown: timeline.column.name,
      measure,
    },
    member: periodKey(timeline, edge),
    direction: up ? 'up' : 'down',
    unit: '%',
    n: block.own.n,
    impact: 1,
    ...strengthOf(found),
    tests,
    expected: null,
    sql:
      `SELECT ${share(inGroup, after)} AS value, ${share(inGroup, before)} AS baseline, ${share(others, after)} AS others, ${share(others, before)} AS others_before, ` +
      `${filtered('count(*)', conditions(inGroup, after))} AS n, ${filtered('count(*)', conditions(inGroup, after, event.sql.is))} AS cases FROM ${frame.table.relation}${where(among)}`,
    rows: { how: 'share', where: conditions(among, inGroup, after), mark: { sql: event.sql.is, columns: [event.column.name] } },
    event: { at, period: LENGTH[timeline.grain], by: 'result' },
    told: { event, among: beside(domain, sides), sides, at, grain: timeline.grain, up },
    topics: [`outlying×${event.column.name}`, `${event.column.name}×${timeline.column.name}`],
  };
} // prettier-ignore
