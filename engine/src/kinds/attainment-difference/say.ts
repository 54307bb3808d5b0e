import { comparison } from '../../wording/comparison';
import { fewSlots, shareCertainty } from '../../wording/level';
import { amountsIn, measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { orSlight } from '../group-difference/say-slight';
import { t } from './messages';

/** In how many of a member's rows something is so. */
export interface AttainmentTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
  high: boolean;
}

const sayMember: Say<AttainmentTold> = ({ told: { dimension, label, measure, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  const base = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > base !== high) return null;
  const sentence = t('share', {
    value: measureText(measure, value),
    who: rowsWith(frame, dimension, label),
    noun: measure.noun,
    compared: comparison(value, base, amountsIn(measure), 'others'),
    ...fewSlots(n, frame),
  });
  return { sentence, baseline: base, n, ...shareCertainty(fact(facts, 'hits'), n) };
};

export const sayAttainment = orSlight(sayMember);
