import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { numberText, percentText } from '../../wording/number-text';
import { measureText, nounThere } from '../../wording/phrases';
import { holdersNoun, type Holders } from './holders';
import { LIMITS } from './limits';
import { t } from './messages';

export interface ConcentrationTold {
  /** Null for the number of rows. */
  measure: Measure | null;
  holders: Holders;
  /** Which part of the holders come first. */
  part: number;
}

export const sayConcentration: Say<ConcentrationTold> = ({ told: { measure, holders, part } }, facts, frame) => {
  const [value, first, n] = [fact(facts, 'value'), fact(facts, 'first'), fact(facts, 'n')];
  // Of a sample of rows another part may have been seen.
  if (!(value >= LIMITS.least)) return null;
  const said = {
    part: percentText(part),
    holders: holdersNoun(holders, frame),
    first: numberText(first),
    n: numberText(n),
    value: percentText(value),
  };
  const sentence = measure
    ? t('sum', {
        ...said,
        noun: nounThere(frame, measure),
        sum: measureText(measure, fact(facts, 'part')),
        total: measureText(measure, fact(facts, 'total')),
      })
    : t('rows', { ...said, rows: frame.rows });
  return { sentence, baseline: first / n, n };
};
