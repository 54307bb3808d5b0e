import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { SHARES } from '../../wording/comparison';
import { capital, isPlural, labelText } from '../../wording/human';
import { compared } from '../../wording/next';
import { amountsIn, othersOf, rowsWith } from '../../wording/phrases';
import { howBehind } from './how-behind';
import { t } from './messages';

/** What differs: how often a label comes about, or a measure's mean. */
export type Differing = { outcome: Dimension; event: string } | { measure: Measure };

/** A difference of one group that mostly comes with what its rows were before. */
export interface AdjustedTold {
  differing: Differing;
  group: Dimension;
  label: string;
  /** In words, what is held alike. */
  by: string;
}

export const sayAdjusted: Say<AdjustedTold> = ({ told: { differing, group, label, by } }, facts, frame) => {
  const [value, baseline] = [fact(facts, 'value'), fact(facts, 'baseline')];
  const [own, other] = [fact(facts, 'own'), fact(facts, 'other')];
  if (howBehind('measure' in differing, value - baseline, own - other) === null) return null;
  const amounts = 'measure' in differing ? amountsIn(differing.measure) : SHARES;
  const said = {
    value: amounts.text(value),
    who: rowsWith(frame, group, label),
    compared: compared(value, baseline, amounts, othersOf(group, label), undefined),
    by,
    turned:
      Math.sign(own - other) === -Math.sign(value - baseline) &&
      howBehind('measure' in differing, value - baseline, own - other) === 'hidden',
    own: amounts.text(own),
    other: amounts.text(other),
  };
  return {
    sentence:
      'measure' in differing
        ? t('level', { ...said, noun: capital(differing.measure.noun), many: isPlural(differing.measure.noun) })
        : t('share', { ...said, noun: capital(differing.outcome.noun), event: labelText(differing.event) }),
    baseline,
    n: fact(facts, 'n'),
  };
};
