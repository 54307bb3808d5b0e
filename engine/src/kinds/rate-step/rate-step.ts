import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { conditions, filtered, instant, name, where } from '../../insights/sql';
import { LENGTH } from '../../insights/frame/time/periods';
import { periodKey } from '../../insights/series/series';
import { dateOfStep, toldDate } from '../group-step/date-of-step';
import { inBlock, type Times } from '../miners/outlying/blocks';
import type { Found } from '../miners/outlying/found';
import { groupSql, partsOfFinding, topicOf } from '../miners/outlying/parts-of-finding';
import type { RateStepTold } from './say';

/** That something is so of a group far more, or less, often since a time, and not of all others. */
export function rateStep(
  frame: Frame,
  found: Found,
  { times: { timeline }, edge, tests }: { times: Times; edge: number; tests: Finding['tests'] },
): Finding<RateStepTold> {
  const { filter, measure, among, mark, told, finding } = partsOfFinding(found);
  const { sides } = told;
  // Where all rows are the group there are no others.
  const inGroup = sides.length === 0 ? 'true' : groupSql(sides);
  const at = dayOf(found, timeline, timeline.edges[edge] ?? 0);
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(at)}`, `${time} >= ${instant(at)}`];
  const share = (which: string, when: string) => filtered(`avg((${mark.sql})::INT)`, conditions(which, when));
  const others = `(${inGroup}) IS NOT TRUE`;
  const up = (found.block.time?.how === 'since') !== found.less;
  const of = topicOf(found.event);
  return {
    kind: 'rate-step',
    subject: {
      filter: [
        ...filter,
        ...sides.map(({ dimension, label }) => ({ column: dimension.column.name, op: '=' as const, value: label })),
      ],
      breakdown: timeline.column.name,
      measure,
    },
    member: periodKey(
      timeline,
      Math.max(
        0,
        timeline.edges.findLastIndex((one) => one <= at),
      ),
    ),
    direction: up ? 'up' : 'down',
    ...finding,
    tests,
    sql:
      `SELECT ${share(inGroup, after)} AS value, ${share(inGroup, before)} AS baseline, ${share(others, after)} AS others, ${share(others, before)} AS others_before, ` +
      `${filtered('count(*)', conditions(inGroup, after))} AS n, ${filtered('count(*)', conditions(inGroup, after, mark.sql))} AS cases FROM ${frame.table.relation}${where(among)}`,
    rows: { how: 'share', where: conditions(among, inGroup, after), mark },
    event: { at, period: LENGTH[timeline.grain], by: 'result' },
    told: { ...told, at, grain: timeline.grain, about: !timeline.edges.includes(at), up },
    topics: [`outlying×${of}`, `${of}×${timeline.column.name}`],
  };
}

/** The day within the periods around at which the rows of the group part best, where they surely do not part at the period's beginning. */
function dayOf({ event, domain, block }: Found, timeline: Timeline, at: number): number {
  const isGroup = inBlock({ ...block, time: null }, null);
  const values = Float64Array.from(event.is, (is) => (is < 0 ? NaN : is));
  const codes = Int32Array.from(domain.rows, (own, row) => (own === 1 && isGroup(row) ? 0 : -1));
  const dated = dateOfStep({ timeline, measure: { values }, dimension: { codes } }, 0, at);
  if (!dated || (at >= dated.from && at <= dated.to)) return at;
  const day = toldDate(timeline.edges, dated);
  // Another period's beginning is no day within this one: which period it is was found by all rows.
  return timeline.edges.includes(day) ? at : day;
}
