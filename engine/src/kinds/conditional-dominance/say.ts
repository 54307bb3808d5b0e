import { labelText } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';

/** The label that prevails among the rows of another column's leading label. */
export interface LeaderTold {
  outer: Dimension;
  leader: string;
  inner: Dimension;
  label: string;
}

export const sayLeader: Say<LeaderTold> = ({ told: { outer, leader, inner, label } }, facts, frame) => {
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  const elsewhere = fact(facts, 'elsewhere');
  return {
    sentence:
      `Among ${rowsWith(frame, outer, leader)}, ${inner.noun} ${labelText(label)} prevails: ${value.toLocaleString('en-US')} of ` +
      `${n.toLocaleString('en-US')} (${percentText(value / n)}), against ${percentText(elsewhere)} elsewhere.`,
    baseline: elsewhere * n,
    n,
  };
};
