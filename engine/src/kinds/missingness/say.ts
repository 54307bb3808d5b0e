import { capital, isPlural } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** A column whose gaps lie in one group. */
export interface MissingTold {
  noun: string;
  dimension: Dimension;
  label: string;
}

export const sayMissing: Say<MissingTold> = ({ told: { noun, dimension, label } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (!(value > baseline)) return null;
  return {
    sentence: t('missing', {
      noun: capital(noun),
      many: isPlural(noun),
      value: percentText(value),
      who: rowsWith(frame, dimension, label),
      baseline: percentText(baseline),
      most: value > 0.5,
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
