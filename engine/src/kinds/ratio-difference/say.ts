import { capital, isPlural } from '../../wording/human';
import { intervalText, percentText } from '../../wording/number-text';
import { forGroup } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** A member for which one sum is a larger or smaller part of another. */
export interface RatioTold {
  dimension: Dimension;
  label: string;
  part: Measure;
  whole: Measure;
  /** 95% interval of the member's ratio. */
  interval: [number, number];
  high: boolean;
}

export const sayRatio: Say<RatioTold> = ({ told: { dimension, label, part, whole, interval, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  // Rows and sums must agree, and chance alone must not reach the overall ratio.
  const clear = high ? interval[0] > baseline : interval[1] < baseline;
  if (!clear || Math.abs(value / baseline - 1) < LIMITS.leastDistance) return null;
  return {
    sentence: t('ratio', {
      part: capital(part.noun),
      many: isPlural(part.noun),
      value: percentText(value),
      whole: whole.noun,
      who: forGroup(frame, dimension, label),
      baseline: percentText(baseline),
    }),
    baseline,
    n: fact(facts, 'n'),
    confidence: interval,
    evidence: [t('interval', { interval: intervalText(...interval, null, true) })],
  };
};
