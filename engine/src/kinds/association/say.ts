import { wilson } from '../../stats/distributions/wilson';
import { capital } from '../../wording/human';
import { comparison, percentText } from '../../wording/number-text';
import { certaintyText, rowsWith, shareSentence } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { orSlight } from '../group-difference/say-slight';

/** How often rows of a member have another column's label. */
export interface ShareTold {
  group: Dimension;
  member: string;
  outcome: Dimension;
  label: string;
  high: boolean;
}

const sayMember: Say<ShareTold> = ({ told: { group, member, outcome, label, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  const overall = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > overall !== high) return null;
  const confidence = wilson(fact(facts, 'hits'), n);
  const share = high ? percentText(value) : `only ${percentText(value)}`;
  const rest = comparison(value, overall, percentText(overall)) + certaintyText(confidence, n, frame);
  return {
    sentence: `${capital(shareSentence(share, rowsWith(frame, group, member), outcome, label, rest))}.`,
    baseline: overall,
    n,
    ...(n >= SMALL_GROUP ? { confidence } : {}),
  };
};

/** A share that differs: that of one member, or between all of them by a little. */
export const sayShare = orSlight(sayMember);
