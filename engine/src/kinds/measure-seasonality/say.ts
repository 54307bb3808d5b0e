import type { Word } from '../../contracts/claim';
import { capital, isPlural } from '../../wording/human';
import { comparison } from '../../wording/comparison';
import { amountsIn, measureText } from '../../wording/phrases';
import type { Cycle } from '../../insights/series/cycles';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { t } from './messages';

/** A measure that stands higher in one part of a cycle than in another. */
export interface MeasureCycleTold {
  cycle: Cycle;
  measure: Measure;
  best: number;
  worst: number;
  words: Word[];
}

export const sayMeasureCycle: Say<MeasureCycleTold> = ({ told: { cycle, measure, best, worst, words } }, facts) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const lowest = fact(facts, 'lowest');
  if (!(value > lowest)) return null;
  return {
    sentence: t('cycle', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      cycle: cycle.id,
      best: cycle.labels[best] ?? '',
      value: measureText(measure, value),
      compared: comparison(value, baseline, amountsIn(measure)),
      worst: cycle.labels[worst] ?? '',
      lowest: measureText(measure, lowest),
    }),
    words,
    baseline,
    n: fact(facts, 'n'),
  };
};
