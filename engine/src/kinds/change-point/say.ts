import { periodText } from '../../wording/date-text';
import { amountText, numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';

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
  const level = (x: number) => (measure ? amountText(x, measure.unit, measure.fraction) : `${numberText(x)} a ${timeline.grain}`);
  const change = baseline > 0 ? ` (${up ? '+' : '−'}${Math.round(Math.abs(value / baseline - 1) * 100)}%)` : '';
  const moves = measure
    ? `${measure.noun} ${up ? 'rises' : 'falls'} to a new level`
    : `${frame.rows} ${up ? 'rise' : 'fall'} to a new level`;
  return {
    sentence: `From ${periodText(edge, timeline.grain)} on, ${moves}: ${level(value)} on average, after ${level(baseline)} before${change}.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
