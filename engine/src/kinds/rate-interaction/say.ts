import { comparison, SHARES } from '../../wording/comparison';
import { capital } from '../../wording/human';
import { shareCertainty } from '../../wording/level';
import { percentText, wholeText } from '../../wording/number-text';
import { isSaid, labelPhrase } from '../../wording/label-phrases';
import { rowsWith } from '../../wording/phrases';
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
  isCertainElsewhere: boolean;
  /** Neither the group nor the label has anything of it elsewhere. */
  isAlone?: boolean;
}

export const sayShareInside: Say<ShareInsideTold> = ({ told }, facts, frame) => {
  const { group, groupLabel, split, label, outcome, outcomeLabel, high } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > baseline !== high) return null;
  const elsewhere = elsewhereText(facts, percentText, [group, split], told.isCertainElsewhere);
  if (elsewhere === null) return null;
  const said = isSaid(outcome, outcomeLabel);
  return {
    sentence: t('inside', {
      group: rowsWith(frame, group, groupLabel),
      ...said,
      // After the colon a sentence begins.
      noun: said.form === 'is' ? capital(said.noun) : said.noun,
      share: percentText(value),
      who: t('who', { ...labelPhrase(split, label) }),
      compared: comparison(value, baseline, SHARES, 'others'),
      elsewhere,
      stake:
        told.isAlone === true
          ? stakeText({ events: Math.round(value * n), all: fact(facts, 'all_events'), beyond: (value - baseline) * n })
          : '',
    }),
    baseline,
    n,
    ...shareCertainty(Math.round(value * n), n),
  };
};

/** How many of all events the cell has, and how many beyond what it would have at the others' share. */
function stakeText({ events, all, beyond }: { events: number; all: number; beyond: number }): string {
  const cases = Math.round(Math.abs(beyond));
  if (!(all > 0) || cases === 0) return '';
  return t('stake', {
    events: wholeText(events),
    all: wholeText(all),
    part: percentText(events / all),
    cases: wholeText(cases),
    fewer: beyond > 0,
  });
}
