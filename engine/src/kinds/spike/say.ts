import type { Word } from '../../contracts/report/claim';
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
  words: Word[];
}

export const saySurge: Say<SurgeTold> = ({ told: { timeline, group, top, from, to, periods, words } }, facts, frame) => {
  const { grain } = timeline;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value < LIMITS.leastTimes * baseline) return null;
  const said = {
    who: capital(group ? rowsWith(frame, group.dimension, group.label) : frame.rows),
    when: whenText(top, top, grain),
    value: numberText(value),
    compared: comparison(value, baseline, { text: (count) => perText(count, grain), whole: null }, 'usual'),
  };
  // Of several surges one is the peak.
  const [peak, surge] = [t('peak', said), t('surge', said)];
  const saying = { sentence: peak, words, without: surge, baseline, n: fact(facts, 'n') };
  if (periods === 1) return saying;
  const total = numberText(fact(facts, 'peak'));
  const run = t('run', { periods: String(periods), grain, span: spanText(from, to, grain), total });
  return { ...saying, sentence: `${peak} ${run}`, without: `${surge} ${run}` };
};
