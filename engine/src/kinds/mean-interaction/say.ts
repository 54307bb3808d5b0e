import { labelText } from '../../wording/human';
import { comparison } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { elsewhereText } from './elsewhere-text';

/** A measure whose level a label changes in one group alone. */
export interface LevelInsideTold {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  measure: Measure;
  high: boolean;
}

export const sayLevelInside: Say<LevelInsideTold> = ({ told }, facts, frame) => {
  const { group, groupLabel, split, label, measure, high } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== high) return null;
  const text = (x: number) => measureText(measure, x);
  const elsewhere = elsewhereText(facts, text);
  if (elsewhere === null) return null;
  return {
    sentence:
      `Among ${rowsWith(frame, group, groupLabel)}, those with ${split.noun} ${labelText(label)} average ${text(value)} in ${measure.noun}, ` +
      `${comparison(value, baseline, text(baseline), 'the others’')}; ${elsewhere}.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
