import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { coefficientText, wholeText } from '../../wording/number-text';
import { stepOf } from '../change-correlation/say';
import { LIMITS } from './limits';
import { t } from './messages';

/** Of two series the one that comes first, and after how many steps the other follows. */
export interface LagTold {
  first: Measure;
  later: Measure;
  steps: number;
  positive: boolean;
}

export const sayLag: Say<LagTold> = ({ told: { first, later, steps, positive } }, facts, { timeline }) => {
  const value = fact(facts, 'value');
  if (!timeline || value > 0 !== positive || Math.abs(value) < LIMITS.leastR) return null;
  const n = fact(facts, 'n');
  return {
    sentence: t('lag', {
      later: capital(later.noun),
      manyLater: isPlural(later.noun),
      first: first.noun,
      manyFirst: isPlural(first.noun),
      positive,
      steps,
      step: stepOf(timeline),
    }),
    n,
    counted: t('counted', { n, number: wholeText(n) }),
    evidence: [t('r', { r: coefficientText(value) })],
  };
};
