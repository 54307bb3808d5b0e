import type { Word } from '../../contracts/report/claim';
import { labelText } from '../../wording/human';
import { percentText, wholeText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** The label that prevails among the rows of another column's leading label. */
export interface LeaderTold {
  outer: Dimension;
  leader: string;
  inner: Dimension;
  label: string;
  words: Word[];
}

export const sayLeader: Say<LeaderTold> = ({ told: { outer, leader, inner, label, words } }, facts, frame) => {
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  const elsewhere = fact(facts, 'elsewhere');
  return {
    sentence: t('leader', {
      whose: rowsWith(frame, outer, leader),
      noun: inner.noun,
      label: labelText(label),
      value: wholeText(value),
      n: wholeText(n),
      share: percentText(value / n),
      elsewhere: percentText(elsewhere),
    }),
    words,
    baseline: elsewhere * n,
    n,
  };
};
