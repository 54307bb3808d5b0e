import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { betweenText } from '../../wording/number-text';
import { forGroup } from '../../wording/phrases';
import { LIMITS } from './limits';
import { t } from './messages';

/** A measure that varies more, or less, within one group than within the others. */
export interface SpreadTold {
  dimension: Dimension;
  measure: Measure;
  label: string;
  more: boolean;
}

export const saySpread: Say<SpreadTold> = ({ told: { dimension, measure, label, more } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const times = value / baseline;
  if (times > 1 !== more || Math.max(times, 1 / times) < LIMITS.leastTimes) return null;
  const range = (of: string) => betweenText(fact(facts, `${of}0`), fact(facts, `${of}1`), measure.unit, measure.fraction);
  return {
    sentence: t('spread', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      more,
      who: forGroup(frame, dimension, label),
      own: range('own'),
      others: range('other'),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
