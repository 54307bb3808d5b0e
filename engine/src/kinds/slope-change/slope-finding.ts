import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Test } from '../../insights/judge/test-log';
import { seriesSql } from '../../insights/series/series';
import type { Changes } from '../../stats/segments/changes';
import type { Piece } from '../../stats/segments/pieces';
import { datedBy, sidesSql, type Series, type Turn } from '../miners/series-changes/series-told';
import { turnsOf, type Turning } from '../miners/series-changes/turns-of';
import type { SlopeTold, Way } from './say';
import { LIMITS } from './limits';

export interface SlopeTurn extends Turn {
  up: boolean;
  finding: (tests: Test[]) => Finding<SlopeTold>;
}

/** Those changes of a series at which its slope changes by more than its level does. */
export function slopesAmong(series: Series, { changes, form }: Changes): SlopeTurn[] {
  if (form === 'level') return [];
  return turnsOf(series.values, changes, form).flatMap((turning) => {
    const { turn, before, after, sd, bend } = turning;
    const jump = Math.abs(after.start - before.start - before.slope * (turn.at - turn.from));
    const level = Math.abs(after.start);
    const isBend = bend >= LIMITS.leastBend && jump < bend * sd && bend * sd >= LIMITS.leastChange * level;
    const [was, now] = [wayOf(before, sd), wayOf(after, sd)];
    if (!isBend || (was === 'level' && now === 'level')) return [];
    return [{ ...turn, up: after.slope > before.slope, finding: (tests) => slopeFinding(series, turning, [was, now], tests) }];
  });
}

function wayOf({ from, to, slope }: Piece, sd: number): Way {
  if (Math.abs(slope) * (to - from) < LIMITS.flat * sd) return 'level';
  return slope > 0 ? 'up' : 'down';
}

function slopeFinding(series: Series, { turn, before, after, bend }: Turning, [was, now]: [Way, Way], tests: Test[]): Finding<SlopeTold> {
  const { frame, timeline, measure, values, whole } = series;
  const sides = sidesSql(turn);
  const slope = (side: string) => `regr_slope(y, x) FILTER (WHERE ${side})`;
  return {
    kind: 'slope-change',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure?.typed ?? COUNT },
    member: new Date(timeline.edges[turn.at] ?? 0).toISOString().slice(0, 10),
    direction: after.slope > before.slope ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n: frame.n,
    effect: bend,
    strength: LIMITS.weight * (bend / (bend + LIMITS.halfStrength)),
    impact: (turn.to - turn.from) / values.length,
    tests,
    expected: frame.sampled || !whole ? null : after.slope,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, '')}) ` +
      `SELECT ${slope(sides.after)} AS value, ${slope(sides.before)} AS baseline, sum(n) AS n FROM steps)`,
    told: { timeline, measure, was, now, ...datedBy(timeline, turn) },
    topics: [timeline.column.name, measure?.id ?? 'count', `trend×${measure?.family ?? 'count'}`],
  };
} // prettier-ignore
