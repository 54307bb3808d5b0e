import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { capital, labelText } from '../../wording/human';
import { coefficientText, percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { stepwise } from './association-sql';
import { LIMITS } from './limits';
import { t } from './messages';

/** Two columns of labels with an order, and where both ends of them meet. */
export interface OrderedTold {
  x: Dimension;
  y: Dimension;
  top: string;
  bottom: string;
  label: string;
  positive: boolean;
  /** Labels of both from low to high. */
  orders: [x: string[], y: string[]];
}

export const sayOrdered: Say<OrderedTold> = ({ told, direction, small }, facts, frame) => {
  const { x, y, top, bottom, label, positive, orders } = told;
  const [value, baseline, gamma] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'gamma')];
  if (value > baseline !== (direction === 'high') || gamma > 0 !== positive || Number.isNaN(gamma)) return null;
  if (small !== true && Math.abs(value - baseline) < LIMITS.leastDistance) return null;
  const sentence = (steps: boolean) =>
    capital(
      t('ordered', {
        steps,
        positive,
        x: x.noun,
        y: y.noun,
        label: labelText(label),
        value: percentText(value),
        top: rowsWith(frame, x, top),
        baseline: percentText(baseline),
        bottom: labelText(bottom),
      }),
    );
  return {
    sentence: sentence(true),
    without: sentence(false),
    words: [stepwise(frame, { dimension: x, order: orders[0] }, { dimension: y, order: orders[1] }, positive)],
    baseline,
    n: fact(facts, 'n'),
    evidence: [t('gamma', { gamma: coefficientText(gamma) })],
  };
};
