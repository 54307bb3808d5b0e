import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { t } from './messages';

/** Two measures, the group in which they go up together, and the one in which they go opposite ways. */
export interface CrossingTold {
  x: Measure;
  y: Measure;
  dimension: Dimension;
  rise: string;
  fall: string;
}

export const sayCrossing: Say<CrossingTold> = ({ told: { x, y, dimension, rise, fall } }, facts, frame) => {
  const [up, down] = [fact(facts, 'value'), fact(facts, 'baseline')];
  const at = (key: string) => fact(facts, key);
  // Slopes and halves of the whole table must both go their way.
  if (!(up > 0) || !(down < 0) || !(at('high0') > at('low0')) || !(at('high1') < at('low1'))) return null;
  return {
    sentence: capital(
      t('crossing', {
        x: x.short,
        y: y.short,
        many: isPlural(y.short),
        rise: rowsWith(frame, dimension, rise),
        fall: rowsWith(frame, dimension, fall),
        riseLow: measureText(y, at('low0')),
        riseHigh: measureText(y, at('high0')),
        fallLow: measureText(y, at('low1')),
        fallHigh: measureText(y, at('high1')),
      }),
    ),
    baseline: down,
    n: fact(facts, 'n'),
    evidence: [t('r', { rise: coefficientText(at('r0')), fall: coefficientText(at('r1')) })],
  };
};
