import { wholePercentText } from '../../wording/number-text';
import { isSeveral, measureText, perText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { datesText, type Dated } from '../miners/series-changes/series-told';
import { t } from './messages';

/** When a measure's mean, or the number of rows, takes a new level. */
export interface StepTold extends Dated {
  timeline: Timeline;
  measure: Measure | null;
  up: boolean;
  /** It leaves a line that it had followed, and not a level. */
  isOffLine: boolean;
  /** The level before is that of the same periods a year before. */
  season?: boolean;
}

export const sayStep: Say<StepTold> = ({ told }, facts, frame) => {
  const { timeline, measure, up, isOffLine, season = false } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const level = (x: number) => (measure ? measureText(measure, x) : perText(x, timeline.grain));
  const { interval, ...dates } = datesText(told, timeline);
  const said = {
    ...dates,
    up,
    season,
    grain: timeline.grain,
    value: level(value),
    baseline: level(baseline),
    change: baseline > 0 ? (up ? 'up' : 'down') : 'none',
    percent: baseline > 0 ? wholePercentText(Math.abs(value / baseline - 1)) : '',
  };
  const noun = measure?.noun ?? frame.rows;
  const several = measure === null || isSeveral(measure);
  return {
    sentence: isOffLine
      ? t('line', { ...said, noun, several })
      : measure
        ? t('measure', { ...said, noun, several })
        : t('rows', { ...said, rows: noun }),
    baseline,
    n: fact(facts, 'n'),
    ...(interval && { evidence: [t('interval', interval)] }),
  };
};
