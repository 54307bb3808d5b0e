import { capital } from '../../wording/human';
import { comparison } from '../../wording/comparison';
import { numberText } from '../../wording/number-text';
import { spanText, whenText } from '../../wording/date-text';
import { perText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Timeline } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** A run of periods with far more rows than usual. */
export interface SurgeTold {
  timeline: Timeline;
  group: { dimension: Dimension; label: string } | null;
  /** Starts of its highest, first and last period, in milliseconds. */
  top: number;
  from: number;
  to: number;
  periods: number;
}

export const saySurge: Say<SurgeTold> = ({ told: { timeline, group, top, from, to, periods } }, facts, frame) => {
  const { grain } = timeline;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value < LIMITS.leastTimes * baseline) return null;
  const peak = t('peak', {
    who: capital(group ? rowsWith(frame, group.dimension, group.label) : frame.rows),
    when: whenText(top, top, grain),
    value: numberText(value),
    compared: comparison(value, baseline, { text: (count) => perText(count, grain), whole: null }, 'usual'),
  });
  const said = { sentence: peak, baseline, n: fact(facts, 'n') };
  if (periods === 1) return said;
  const total = numberText(fact(facts, 'peak'));
  const run = t('run', { periods: String(periods), grain, span: spanText(from, to, grain), total });
  return { ...said, sentence: `${peak} ${run}` };
};
