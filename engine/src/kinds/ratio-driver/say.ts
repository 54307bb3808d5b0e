import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { amountText, distanceText, numberText } from '../../wording/number-text';
import { LIMITS as SUMS } from '../sum-driver/limits';
import { partsText, signedText, yearText } from '../sum-driver/parts-text';
import type { Quotient } from './quotients';
import { t } from './messages';

/** A quotient that changes from one year to the next, and the column by whose members it is told. */
export interface RatioDriverTold {
  dimension: Dimension;
  quotient: Quotient;
  /** Starts of twenty-four months, and the end of the last one. */
  edges: readonly number[];
}

export const sayRatioDriver: Say<RatioDriverTold> = ({ member, direction, told: { dimension, quotient, edges } }, facts) => {
  const { named, above, below } = quotient;
  const [value, before, after] = [fact(facts, 'value'), fact(facts, 'before'), fact(facts, 'after')];
  const [unit, fraction] = named ? [named.unit, named.fraction] : [null, true];
  const points = fraction || unit === '%' || unit === 'percent';
  const whole = fraction || unit === '%' ? 100 : 1;
  const apart = (part: number) => distanceText(part, unit, fraction);
  const parts = partsText(facts, member, points ? (part) => numberText(whole * part) : apart);
  if (parts === null || value > 0 !== (direction === 'up')) return null;
  const noun = named ? named.noun : t('part', { part: above.noun, whole: below.noun });
  return {
    sentence: t('change', {
      noun: capital(noun),
      many: named !== null && isPlural(named.noun),
      up: value > 0,
      from: amountText(before, unit, fraction),
      first: yearText(edges.slice(0, SUMS.months)),
      to: amountText(after, unit, fraction),
      last: yearText(edges.slice(SUMS.months, -1)),
      rate: signedText(fact(facts, 'rate'), apart),
      mix: signedText(fact(facts, 'mix'), apart),
      weight: below.noun,
      dimension: dimension.noun,
      points,
      parts,
    }),
    baseline: before,
    n: fact(facts, 'n'),
  };
};
