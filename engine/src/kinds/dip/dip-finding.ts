import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { seriesSql } from '../../insights/series/series';
import { ofPeriod } from '../../insights/rows-behind/of-period';
import { instant } from '../../insights/sql';
import type { DipTold } from './say';
import { LIMITS } from './limits';

/** A period with far fewer rows than usual. */
export function dipFinding(
  frame: Frame,
  timeline: Timeline,
  { at, level, low, score, test }: { at: number; level: number; low: number; score: number; test: Test },
): Finding<DipTold> {
  const edge = timeline.edges[at] ?? 0;
  return {
    kind: 'dip',
    subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
    member: new Date(edge).toISOString().slice(0, 10),
    direction: 'down',
    unit: null,
    n: frame.n,
    effect: score,
    strength: LIMITS.weight * (1 - low / level),
    impact: LIMITS.impact,
    tests: [test],
    expected: frame.sampled ? null : low,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, '')}) SELECT max(y) FILTER (WHERE period = ${instant(edge)}) AS value, ` +
      `median(y) AS baseline, sum(y) AS n FROM steps)`,
    rows: ofPeriod(timeline, at, at),
    told: { timeline, edge },
    topics: [timeline.column.name, `spike×${edge}`],
  };
}
