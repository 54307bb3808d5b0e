import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { periodKey, seriesSql } from '../../insights/series/series';
import { ofPeriod } from '../../insights/rows-behind/of-period';
import { instant, name } from '../../insights/sql';
import { impactOfRun } from '../spike/impact-of-run';
import type { NewTold } from './say';
import { LIMITS } from './limits';

/** A value or a word that is looked at. */
export interface NewGroup {
  filter: Finding['subject']['filter'];
  condition: string;
  who: NewTold['group'];
  /** A code's value, or a text and a word of one. */
  kind: 'new-level' | 'new-term';
  topic: string;
}

interface Run {
  /** Places of its highest, first and last period. */
  top: number;
  from: number;
  to: number;
  /** The group's rows within it, and all of them. */
  inside: number;
  total: number;
  test: Test;
}

/** Whether there is no dated row of the group outside of a run. */
const onlySql = ({ table }: Frame, { column }: Timeline, condition: string, from: number, to: number): string =>
  `SELECT count(*) FILTER (WHERE ${name(column.name)} < ${instant(from)} OR ${name(column.name)} >= ${instant(to)}) = 0 AS value FROM ${table.relation} WHERE ${condition}`;

/** That a value, or a word of a text, comes out of nowhere. */
export function newFinding(
  frame: Frame,
  timeline: Timeline,
  { filter, condition, who, kind, topic }: NewGroup,
  { top, from, to, inside, total, test }: Run,
): Finding<NewTold> {
  const edge = (i: number) => timeline.edges[i] ?? 0;
  return {
    kind,
    subject: { filter, breakdown: timeline.column.name, measure: COUNT },
    member: periodKey(timeline, top),
    direction: 'up',
    unit: null,
    n: total,
    effect: inside / total,
    strength: LIMITS.weight * (inside / total),
    impact: impactOfRun(inside, inside, frame.n),
    tests: [test],
    expected: frame.sampled ? null : inside,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, condition)}) SELECT sum(y) FILTER (WHERE x BETWEEN ${from} AND ${to}) AS value, ` +
      `median(y) AS baseline, sum(y) AS n FROM steps)`,
    rows: ofPeriod(timeline, from, to, condition),
    told: {
      timeline,
      group: who,
      from: edge(from),
      to: edge(to),
      only: { says: 'only', sql: onlySql(frame, timeline, condition, edge(from), edge(to + 1)) },
    },
    topics: [timeline.column.name, topic, `new×${edge(top)}`],
  };
}
