import { periodText } from '../../wording/date-text';
import { percentText } from '../../wording/number-text';
import { measureText, perText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

/** When a measure's mean, or the number of rows, takes a new level. */
export interface StepTold {
  timeline: Timeline;
  measure: Measure | null;
  /** Start of the first period of the new level, in milliseconds. */
  edge: number;
  up: boolean;
}

export const sayStep: Say<StepTold> = ({ told: { timeline, measure, edge, up } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const level = (x: number) => (measure ? measureText(measure, x) : perText(x, timeline.grain));
  const said = {
    period: periodText(edge, timeline.grain),
    up,
    value: level(value),
    baseline: level(baseline),
    change: baseline > 0 ? (up ? 'up' : 'down') : 'none',
    percent: baseline > 0 ? percentText(Math.round(Math.abs(value / baseline - 1) * 100) / 100) : '',
  };
  return {
    sentence: measure ? t('measure', { ...said, noun: measure.noun }) : t('rows', { ...said, rows: frame.rows }),
    baseline,
    n: fact(facts, 'n'),
  };
};
