import { capital, labelText, list } from '../../wording/human';
import { SHARES } from '../../wording/comparison';
import { compared, nextCertainty } from '../../wording/next';
import { fewSlots, shareCertainty } from '../../wording/level';
import { percentText } from '../../wording/number-text';
import { isSaid } from '../../wording/label-phrases';
import { countText, othersOf, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { againstLike } from '../mix-behind/say-mix';
import { orSlight } from '../group-difference/say-slight';
import { t } from './messages';

/** How often rows of a member have another column's label. */
export interface ShareTold {
  group: Dimension;
  member: string;
  outcome: Dimension;
  label: string;
  high: boolean;
  /** Labels of the group that are left out of the others, since it never comes about there. */
  spared?: readonly string[];
}

const sayMember: Say<ShareTold> = (finding, facts, frame) => {
  const { group, member, outcome, label, high, spared } = finding.told;
  const value = fact(facts, 'value');
  const others = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > others !== high || (spared && fact(facts, 'spared_hits') > 0)) return null;
  const against = againstLike(frame, finding.behind, facts, othersOf(group, member), percentText);
  if (!against) return null;
  const share = t('share', {
    ...isSaid(outcome, label),
    // None are not only so many.
    often: high || value === 0,
    share: percentText(value),
    who: rowsWith(frame, group, member),
    compared: compared(value, against.base, SHARES, against.name, finding.next),
    ...fewSlots(n, frame),
  });
  const left = spared
    ? [t('spared', { labels: list(spared.map(labelText)), count: countText(fact(facts, 'spared'), frame.rows) })]
    : [];
  const sentence = [capital(share), ...against.after, ...left].join(' ');
  const plain = shareCertainty(fact(facts, 'hits'), n);
  return { sentence, baseline: others, n, ...nextCertainty(finding, plain, value, against.base, SHARES) };
};

/** A share that differs: that of one member, or between all of them by a little. */
export const sayShare = orSlight(sayMember);
