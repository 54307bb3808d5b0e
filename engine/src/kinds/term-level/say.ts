import { fact, type Say } from '../../insights/finding';
import type { Measure, TextColumn } from '../../insights/frame/frame';
import { comparison } from '../../wording/comparison';
import { capital, isPlural } from '../../wording/human';
import { amountsIn, measureText } from '../../wording/phrases';
import { t } from './messages';

/** A word of a text with which a measure stands higher or lower. */
export interface TermLevelTold {
  text: TextColumn;
  word: string;
  measure: Measure;
  high: boolean;
}

export const sayTermLevel: Say<TermLevelTold> = ({ told: { text, word, measure, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== high) return null;
  return {
    sentence: t('level', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      value: measureText(measure, value),
      rows: frame.rows,
      word,
      text: text.noun,
      compared: comparison(value, baseline, amountsIn(measure), 'others'),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
