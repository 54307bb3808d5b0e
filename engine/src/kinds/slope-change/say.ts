import { fact, type Say } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { distanceText, numberText } from '../../wording/number-text';
import { isSeveral, levelNoun } from '../../wording/phrases';
import { datesText, type Dated } from '../miners/series-changes/series-told';
import { t } from './messages';

/** Where a piece of a series goes. */
export type Way = 'up' | 'down' | 'level';

/** When a measure's mean, or the number of rows, begins to rise or fall otherwise than before. */
export interface SlopeTold extends Dated {
  timeline: Timeline;
  measure: Measure | null;
  was: Way;
  now: Way;
}

export const saySlope: Say<SlopeTold> = ({ told }, facts, frame) => {
  const { timeline, measure, was, now } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const agrees = (way: Way, slope: number) => way === 'level' || slope > 0 === (way === 'up');
  if (!agrees(now, value) || !agrees(was, baseline)) return null;
  const step = (slope: number) => (measure ? distanceText(slope, measure.unit, measure.fraction) : numberText(Math.abs(slope)));
  const { interval, ...dates } = datesText(told, timeline);
  return {
    sentence: t('slope', {
      ...dates,
      noun: measure ? levelNoun(measure) : frame.rows,
      many: measure ? isSeveral(measure) : true,
      now,
      was,
      step: step(value),
      before: step(baseline),
      grain: timeline.grain,
    }),
    baseline,
    n: fact(facts, 'n'),
    ...(interval && { evidence: [t('interval', interval)] }),
  };
};
