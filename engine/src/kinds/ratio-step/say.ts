import { periodText, type Grain } from '../../wording/date-text';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import { whoText } from '../miners/outlying/words';
import { LIMITS } from '../miners/ratios/limits';
import { extraText, ratioText, whatText } from '../miners/ratios/parts-of-finding';
import type { RatioApartTold } from '../outlying-ratio/say';
import { t } from './messages';

/** A group of which there is more or less of one amount for each of another since a time. */
export interface RatioStepTold extends RatioApartTold {
  /** When it begins, in milliseconds. */
  at: number;
  grain: Grain;
}

export const sayRatioStep: Say<RatioStepTold> = ({ told: { pair, sides, among, more, at, grain } }, facts, frame) => {
  const [value, baseline, others, before] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'others'), fact(facts, 'others_before')];
  // As it is read it must lie half as far apart as it must beside what makes the quotient.
  if (!(Math.log(value / baseline) * (more ? 1 : -1) >= LIMITS.leastRaw * pair.least)) return null;
  const [side] = among;
  return {
    sentence: t('step', {
      when: periodText(at, grain),
      what: whatText(pair),
      up: more,
      value: ratioText(pair, value),
      who: whoText(frame, sides),
      before: ratioText(pair, baseline),
      percent: percentText(Math.abs(value / baseline - 1)),
      cell: side !== undefined,
      rest: side ? rowsWith(frame, side.dimension, side.label) : '',
      others: ratioText(pair, others),
      others_before: ratioText(pair, before),
      extra: extraText(pair, Math.abs(value - baseline) * fact(facts, 'below')),
      above: pair.above.noun,
    }),
    baseline,
    n: fact(facts, 'n'),
  };
}; // prettier-ignore
