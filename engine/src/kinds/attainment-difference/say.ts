import { wilson } from '../../stats/distributions/wilson';
import { comparison } from '../../wording/comparison';
import { certaintySlots } from '../../wording/level';
import { amountsIn, measureText, rowsWith } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Say } from '../../insights/finding';
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
  const confidence = wilson(fact(facts, 'hits'), n);
  const sentence = t('share', {
    value: measureText(measure, value),
    who: rowsWith(frame, dimension, label),
    noun: measure.noun,
    compared: comparison(value, base, amountsIn(measure), 'others'),
    ...certaintySlots(confidence, n, frame),
  });
  return { sentence, baseline: base, n, ...(n >= SMALL_GROUP ? { confidence } : {}) };
};

export const sayAttainment = orSlight(sayMember);
