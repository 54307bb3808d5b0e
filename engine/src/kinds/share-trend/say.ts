import { fact, type Say } from '../../insights/finding';
import type { Dimension, Timeline } from '../../insights/frame/frame';
import { whenText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { coefficientText, percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { holds } from '../farthest';
import type { Ends } from '../trend/say';
import { LIMITS } from './limits';
import { t } from './messages';

/** A group that makes up more and more of the rows, or less and less. */
export interface ShareTrendTold {
  timeline: Timeline;
  dimension: Dimension;
  label: string;
  up: boolean;
  /** Periods whose means stand for the beginning and the end. */
  ends: Ends;
  /** Both ends are whole years. */
  seasonal: boolean;
  tau: number;
}

export const sayShareTrend: Say<ShareTrendTold> = ({ sql, told }, facts, frame) => {
  const { timeline, dimension, label, up, ends, seasonal, tau } = told;
  const [early, late] = [fact(facts, 'early'), fact(facts, 'late')];
  if (late > early !== up || Math.abs(late - early) < LIMITS.leastPoints) return null;
  const when = (from: number, to: number) => whenText(timeline.edges[from] ?? 0, timeline.edges[to] ?? 0, timeline.grain);
  return {
    sentence: t('made-up', {
      who: capital(rowsWith(frame, dimension, label)),
      rows: frame.rows,
      early: percentText(early),
      first: when(ends.first, ends.earlyTo),
      late: percentText(late),
      last: when(ends.lateFrom, ends.last),
      seasonal,
    }),
    words: [up ? holds('rises', 'late > early', sql) : holds('falls', 'late < early', sql)],
    evidence: [t('evidence', { tau: coefficientText(tau) })],
    baseline: early,
    n: fact(facts, 'n'),
  };
};
