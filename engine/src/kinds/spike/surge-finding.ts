import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { periodKey, seriesSql } from '../../insights/series/series';
import { ofPeriod } from '../../insights/rows-behind/of-period';
import { equals, instant } from '../../insights/sql';
import { impactOfRun } from './impact-of-run';
import type { SurgeTold } from './say';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

export interface Peak {
  top: number;
  from: number;
  to: number;
  level: number;
  peak: number;
  score: number;
  test: Test;
  all: Float64Array;
  /** Rows of the whole table beyond its usual level in the same period. */
  surge: number;
}

/** A run of periods with far more rows than usual. */
export function surgeFinding(
  frame: Frame,
  timeline: Timeline,
  group: { dimension: Dimension; label: string } | null,
  { top, from, to, level, peak, score, test, all, surge }: Peak,
): Finding<SurgeTold> {
  const edge = (i: number) => timeline.edges[i] ?? 0;
  const rows = all.slice(from, to + 1).reduce((sum, value) => sum + value, 0);
  const condition = group ? equals(group.dimension.column, group.label) : '';
  return {
    kind: 'spike',
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: timeline.column.name,
      measure: COUNT,
    },
    member: periodKey(timeline, top),
    direction: 'up',
    unit: null,
    n: all.reduce((sum, value) => sum + value, 0),
    effect: score,
    strength: LIMITS.weight * (1 - level / peak),
    impact: impactOfRun(rows, peak, frame.n),
    tests: [test],
    excess: peak - level,
    fit: (2 * (peak - level)) / (peak + Math.max(surge, peak - level)),
    expected: frame.sampled ? null : peak,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, condition)}) SELECT max(y) FILTER (WHERE period = ${instant(edge(top))}) AS value, ` +
      `median(y) AS baseline, sum(y) FILTER (WHERE x BETWEEN ${from} AND ${to}) AS peak, sum(y) AS n FROM steps)`,
    rows: ofPeriod(timeline, top, top, condition),
    told: {
      timeline,
      group,
      top: edge(top),
      from: edge(from),
      to: edge(to),
      periods: to - from + 1,
      words: [
        farthest('peak', `SELECT period = ${instant(edge(top))} AS own, y FROM (${seriesSql(frame, timeline, null, condition)})`),
      ],
    },
    topics: [timeline.column.name, `spike×${edge(top)}`, ...(group ? [group.dimension.column.name] : [])],
  };
}
