import { capital } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import { extraText, ratioText, whatText } from '../miners/ratios/parts-of-finding';
import type { Pair } from '../miners/ratios/pairs';
import { LIMITS } from '../miners/ratios/limits';
import { whoText, type Told } from '../miners/outlying/words';
import { t } from './messages';

/** A group of which there is more or less of one amount for each of another. */
export interface RatioApartTold {
  pair: Pair;
  sides: readonly Told[];
  /** Of a cell the label among whose rows it is compared. */
  among: readonly Told[];
  more: boolean;
}

export const sayRatioApart: Say<RatioApartTold> = ({ told: { pair, sides, among, more } }, facts, frame) => {
  const [value, baseline, below, n] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'below'), fact(facts, 'n')];
  // As it is read it must lie half as far apart as it must beside what makes the quotient.
  if (!(Math.log(value / baseline) * (more ? 1 : -1) >= LIMITS.leastRaw * pair.least)) return null;
  const [side] = among;
  return {
    sentence: t('apart', {
      what: capital(whatText(pair)),
      value: ratioText(pair, value),
      who: whoText(frame, sides),
      others: ratioText(pair, baseline),
      cell: side !== undefined,
      rest: side ? rowsWith(frame, side.dimension, side.label) : '',
      percent: percentText(Math.abs(value / baseline - 1)),
      more,
      extra: extraText(pair, Math.abs(value - baseline) * below),
      above: pair.above.noun,
    }),
    baseline,
    n,
  };
};
