import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, TextColumn } from '../../insights/frame/frame';
import { t } from './messages';

/** A word that belongs to one group. */
export interface SegmentTold {
  text: TextColumn;
  word: string;
  dimension: Dimension;
  label: string;
}

export const saySegment: Say<SegmentTold> = ({ told: { text, word, dimension, label } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (!(value > baseline)) return null;
  return {
    sentence: t('segment', {
      value: percentText(value),
      who: rowsWith(frame, dimension, label),
      word,
      noun: text.noun,
      baseline: percentText(baseline),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
