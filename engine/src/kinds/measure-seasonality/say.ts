import type { Word } from '../../contracts/report/claim';
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
  /** The part that is told, and the one at the other end. */
  part: number;
  other: number;
  /** Which ends may be named: of months that bring something, those that are the highest and the lowest by the day as well. */
  named: 'both' | 'high' | 'low';
  words: Word[];
}

export const sayMeasureCycle: Say<MeasureCycleTold> = ({ told: { cycle, measure, part, other, named, words } }, facts) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const end = fact(facts, 'other');
  if (named === 'low' ? !(value < end) : !(value > end)) return null;
  const said = {
    noun: capital(measure.noun),
    many: isPlural(measure.noun),
    cycle: cycle.id,
    part: cycle.labels[part] ?? '',
    value: measureText(measure, value),
    compared: comparison(value, baseline, amountsIn(measure)),
  };
  return {
    sentence:
      named === 'both'
        ? t('cycle', { ...said, worst: cycle.labels[other] ?? '', lowest: measureText(measure, end) })
        : t('one-end', { ...said, high: named === 'high' }),
    words,
    baseline,
    n: fact(facts, 'n'),
  };
};
