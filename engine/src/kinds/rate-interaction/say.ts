import { wilson } from '../../stats/distributions/wilson';
import { capital, labelText } from '../../wording/human';
import { comparison, percentText } from '../../wording/number-text';
import { rowsWith, shareSentence } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { elsewhereText } from '../mean-interaction/elsewhere-text';

/** An outcome that a label makes more or less frequent in one group alone. */
export interface ShareInsideTold {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  outcome: Dimension;
  outcomeLabel: string;
  high: boolean;
}

export const sayShareInside: Say<ShareInsideTold> = ({ told }, facts, frame) => {
  const { group, groupLabel, split, label, outcome, outcomeLabel, high } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > baseline !== high) return null;
  const elsewhere = elsewhereText(facts, percentText);
  if (elsewhere === null) return null;
  const whose = `those with ${split.noun} ${labelText(label)}`;
  const rest = `${comparison(value, baseline, percentText(baseline), 'the others’')}; ${elsewhere}`;
  return {
    sentence: `Among ${rowsWith(frame, group, groupLabel)}: ${capital(shareSentence(percentText(value), whose, outcome, outcomeLabel, rest))}.`,
    baseline,
    n,
    ...(n >= SMALL_GROUP ? { confidence: wilson(Math.round(value * n), n) } : {}),
  };
};
