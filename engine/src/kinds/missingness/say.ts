import { capital, isPlural } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';

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
  const warning = value > 0.5 ? ': figures of it leave most of these out' : '';
  return {
    sentence:
      `${capital(noun)} ${isPlural(noun) ? 'are' : 'is'} missing in ${percentText(value)} of ${rowsWith(frame, dimension, label)}, ` +
      `against ${percentText(baseline)} of the others${warning}.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
