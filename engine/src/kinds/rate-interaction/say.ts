import { comparison, SHARES } from '../../wording/comparison';
import { capital, labelText } from '../../wording/human';
import { shareCertainty } from '../../wording/level';
import { percentText } from '../../wording/number-text';
import { rowsWith, shareForm } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { elsewhereText } from '../mean-interaction/elsewhere-text';
import { t } from './messages';

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
  const elsewhere = elsewhereText(facts, percentText, [group, split]);
  if (elsewhere === null) return null;
  const form = shareForm(outcome);
  return {
    sentence: t('inside', {
      group: rowsWith(frame, group, groupLabel),
      form,
      // After the colon a sentence begins.
      noun: form === 'is' ? capital(outcome.noun) : outcome.noun,
      label: labelText(outcomeLabel),
      share: percentText(value),
      split: split.noun,
      splitLabel: labelText(label),
      compared: comparison(value, baseline, SHARES, 'others'),
      elsewhere,
    }),
    baseline,
    n,
    ...shareCertainty(Math.round(value * n), n),
  };
};
