import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { amountText, distanceText, percentText } from '../../wording/number-text';
import { holds } from '../farthest';
import { t } from './messages';

/** What is read twice in each row, and is more, or less, the second time. */
export interface PairedTold {
  first: Measure;
  second: Measure;
  more: boolean;
}

export const sayPaired: Say<PairedTold> = ({ sql, told: { first, second, more } }, facts, frame) => {
  const [value, own, other] = [fact(facts, 'value'), fact(facts, 'own'), fact(facts, 'baseline')];
  if (value > 0 !== more || value === 0) return null;
  return {
    sentence: t('differs', {
      second: capital(second.noun),
      many: isPlural(second.noun),
      own: amountText(own, second.unit),
      distance: distanceText(Math.abs(value), second.unit),
      more,
      first: first.noun,
      other: amountText(other, first.unit),
      share: percentText(fact(facts, 'share')),
      rows: frame.rows,
    }),
    words: [more ? holds('more', 'value > 0', sql) : holds('less', 'value < 0', sql)],
    baseline: other,
    n: fact(facts, 'n'),
  };
};
