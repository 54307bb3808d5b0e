import { capital, isPlural } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

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
  const verb = isPlural(part.noun) ? 'are' : 'is';
  return {
    sentence:
      `${capital(part.noun)} ${verb} ${percentText(value)} of ${whole.noun} for ${rowsWith(frame, dimension, label)}, against ${percentText(baseline)} overall ` +
      `(95% interval ${percentText(interval[0])} to ${percentText(interval[1])}, by resampling).`,
    baseline,
    n: fact(facts, 'n'),
    confidence: interval,
  };
};
