import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { SHARES } from '../../wording/comparison';
import { capital, isPlural, labelText } from '../../wording/human';
import { compared } from '../../wording/next';
import { amountsIn, othersOf, rowsWith } from '../../wording/phrases';
import { LIMITS } from './limits';
import { t } from './messages';

/** What differs: how often a label comes about, or a measure's mean. */
export type Differing = { outcome: Dimension; event: string } | { measure: Measure };

/** A difference of one group that mostly comes with what its rows were before. */
export interface AdjustedTold {
  differing: Differing;
  group: Dimension;
  label: string;
  by: Dimension;
}

export const sayAdjusted: Say<AdjustedTold> = ({ told: { differing, group, label, by } }, facts, frame) => {
  const [value, baseline] = [fact(facts, 'value'), fact(facts, 'baseline')];
  const [own, other] = [fact(facts, 'own'), fact(facts, 'other')];
  if (!(Math.abs(own - other) <= LIMITS.mostLeft * Math.abs(value - baseline))) return null;
  const amounts = 'measure' in differing ? amountsIn(differing.measure) : SHARES;
  const said = {
    value: amounts.text(value),
    who: rowsWith(frame, group, label),
    compared: compared(value, baseline, amounts, othersOf(group, label), undefined),
    by: by.noun,
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
