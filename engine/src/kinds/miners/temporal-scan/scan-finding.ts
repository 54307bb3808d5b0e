import { COUNT } from '../../../contracts/report/measure';
import type { Finding } from '../../../insights/finding';
import type { Dimension, Frame, TextColumn, Timeline } from '../../../insights/frame/frame';
import type { Test } from '../../../insights/judge/test-log';
import { conditions, filtered, instant, name, possibleTime, where } from '../../../insights/sql';
import type { Scanned } from './scan-labels';
import { LIMITS } from './limits';

/** A label, or a word of a text. */
export interface ScanGroup {
  filter: Finding['subject']['filter'];
  condition: string;
  /** Condition that a row's label is known; null of words. */
  known: string | null;
  who: { dimension: Dimension; label: string } | { text: TextColumn; word: string };
}

/** What is bound to a stretch of the time. */
export interface ScanTold {
  timeline: Timeline;
  who: ScanGroup['who'];
  /** First and last moment of the stretch, in milliseconds; infinite where it is open. */
  from: number;
  to: number;
}

type Found = NonNullable<Scanned['found']>;

/** The finding of a stretch, with the moments of its first and last row of the group. */
export function scanFinding(
  frame: Frame,
  timeline: Timeline,
  group: ScanGroup,
  { kind, window, excess, moments }: Found & { moments: readonly [number, number] },
  test: Test,
): Finding<ScanTold> {
  const time = name(timeline.column.name);
  const from = kind === 'vanished' ? -Infinity : moments[0];
  const to = kind === 'newcomer' ? Infinity : moments[1];
  // A moment is known to a thousandth of a second.
  const until = instant(moments[1] + 1);
  const inside = conditions(
    Number.isFinite(from) ? `${time} >= ${instant(from)}` : '',
    Number.isFinite(to) ? `${time} < ${until}` : '',
  );
  const own = `coalesce(${group.condition}, false)`;
  const [before, later] = [
    Number.isFinite(from) ? `${time} < ${instant(from)}` : 'FALSE',
    Number.isFinite(to) ? `${time} >= ${until}` : 'FALSE',
  ];
  const count = (...parts: string[]) => filtered('count(*)', ...parts);
  return {
    kind,
    subject: { filter: group.filter, breakdown: timeline.column.name, measure: COUNT },
    member: new Date(kind === 'vanished' ? moments[1] : moments[0]).toISOString().slice(0, 10),
    direction: kind === 'vanished' ? 'down' : 'up',
    unit: null,
    n: window.rows,
    effect: excess,
    strength: LIMITS.weight * excess,
    impact: window.cases / frame.n,
    tests: [test],
    expected: frame.sampled ? null : window.cases,
    sql:
      `SELECT ${count(own, inside)} AS value, ${count(inside)} AS inside, ${count(before)} AS before, ${count(later)} AS after, ` +
      `${count(own, before)} AS own_before, ${count(own, later)} AS own_after FROM ${frame.table.relation}` +
      where(`${time} IS NOT NULL`, possibleTime(frame.table), group.known),
    rows: { where: conditions(inside, group.condition) },
    told: { timeline, who: group.who, from, to },
    topics: [timeline.column.name, ...group.filter.map(({ column }) => column), `scan×${JSON.stringify(group.filter)}`],
  };
}
