import { labelText } from '../../wording/human';
import { comparison } from '../../wording/comparison';
import { amountsIn, measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { elsewhereText } from './elsewhere-text';
import { t } from './messages';

/** A measure whose level a label changes in one group alone. */
export interface LevelInsideTold {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  measure: Measure;
  high: boolean;
  isCertainElsewhere: boolean;
}

export const sayLevelInside: Say<LevelInsideTold> = ({ told }, facts, frame) => {
  const { group, groupLabel, split, label, measure, high } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== high) return null;
  const text = (x: number) => measureText(measure, x);
  const elsewhere = elsewhereText(facts, text, [group, split], told.isCertainElsewhere);
  if (elsewhere === null) return null;
  return {
    sentence: t('inside', {
      group: rowsWith(frame, group, groupLabel),
      split: split.noun,
      label: labelText(label),
      value: text(value),
      noun: measure.noun,
      compared: comparison(value, baseline, amountsIn(measure), 'others'),
      elsewhere,
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
