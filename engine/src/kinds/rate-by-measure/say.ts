import { SHARES } from '../../wording/comparison';
import { capital, list } from '../../wording/human';
import { fewSlots, shareCertainty } from '../../wording/level';
import { compared } from '../../wording/next';
import { percentText } from '../../wording/number-text';
import { isSaid } from '../../wording/label-phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import type { Behind } from './behind';
import { stretchText } from './stretch-text';
import type { RateByEnds } from './ends';
import { t } from './messages';
import { readAlike } from '../../wording/noted-numbers';

/** How often a result is at the ends of a measure. */
export interface RateByMeasureTold {
  result: Dimension;
  measure: Measure;
  ends: RateByEnds;
  /** The columns behind which most of the difference lies. */
  behind: Pick<Behind, 'by' | 'how'> | null;
}

export const sayRateByMeasure: Say<RateByMeasureTold> = ({ told: { result, measure, ends, behind } }, facts, frame) => {
  const [value, baseline, n] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'n')];
  const middle = fact(facts, 'middle');
  const apart = value - baseline;
  if (!(apart > 0) || readAlike(percentText(value), percentText(baseline))) return null;
  // What is more frequent, or rarer, in the middle is not told by the ends.
  if (middle - value > apart || baseline - middle > apart) return null;
  const [low, high] = [stretchText(frame, measure, ends, 'low'), stretchText(frame, measure, ends, 'high')];
  const [told, other] = ends.rises ? [high, low] : [low, high];
  const sentence = t('share', {
    ...isSaid(result, ends.event),
    share: percentText(value),
    who: t('rows', {
      rows: frame.rows,
      noun: measure.noun,
      single: told.single && !/\d$/.test(measure.noun),
      stretch: told.text,
    }),
    compared: compared(value, baseline, SHARES, { only: t('those', { stretch: other.text }) }, undefined),
    ...fewSlots(n, frame),
    alike: behind?.how ?? 'none',
    by: list(behind?.by.map(({ noun }) => noun) ?? []),
    rises: ends.rises,
    own: behind ? percentText(fact(facts, 'own')) : '',
    other: behind ? percentText(fact(facts, 'other')) : '',
  });
  return { sentence: capital(sentence), baseline, n, ...shareCertainty(fact(facts, 'hits'), n) };
};
