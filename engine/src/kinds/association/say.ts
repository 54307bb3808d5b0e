import { capital } from '../../wording/human';
import { SHARES } from '../../wording/comparison';
import { compared, nextCertainty } from '../../wording/next';
import { fewSlots, shareCertainty } from '../../wording/level';
import { percentText } from '../../wording/number-text';
import { isSaid } from '../../wording/label-phrases';
import { othersOf, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import type { Behind } from '../mix-behind/mix-behind';
import { mixText } from '../mix-behind/say-mix';
import { orSlight } from '../group-difference/say-slight';
import { t } from './messages';

/** How often rows of a member have another column's label. */
export interface ShareTold {
  group: Dimension;
  member: string;
  outcome: Dimension;
  label: string;
  high: boolean;
  behind?: Behind;
}

const sayMember: Say<ShareTold> = (finding, facts, frame) => {
  const { group, member, outcome, label, high, behind } = finding.told;
  const value = fact(facts, 'value');
  const others = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > others !== high) return null;
  const share = t('share', {
    ...isSaid(outcome, label),
    // None are not only so many.
    often: high || value === 0,
    share: percentText(value),
    who: rowsWith(frame, group, member),
    compared: compared(value, others, SHARES, othersOf(group, member), finding.next),
    ...fewSlots(n, frame),
  });
  const sentence = [capital(share), ...mixText(frame, behind, facts, percentText)].join(' ');
  const plain = shareCertainty(fact(facts, 'hits'), n);
  return { sentence, baseline: others, n, ...nextCertainty(finding, plain, value, others, SHARES) };
};

/** A share that differs: that of one member, or between all of them by a little. */
export const sayShare = orSlight(sayMember);
