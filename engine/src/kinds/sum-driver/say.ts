import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';
import { partsText, yearText } from './parts-text';

/** A sum that changes from one year to the next, and the column by whose members it is told. */
export interface SumDriverTold {
  timeline: Timeline;
  dimension: Dimension;
  measure: Measure;
  /** Starts of twenty-four months, and the end of the last one. */
  edges: readonly number[];
}

export const saySumDriver: Say<SumDriverTold> = ({ member, told: { dimension, measure, edges } }, facts) => {
  const [value, before, after] = [fact(facts, 'value'), fact(facts, 'before'), fact(facts, 'after')];
  const text = (amount: number) => amountText(amount, measure.unit);
  const parts = partsText(facts, member, text);
  if (!(before > 0) || parts === null) return null;
  return {
    sentence: t('change', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      up: value > 0,
      by: text(Math.abs(value)),
      from: text(before),
      first: yearText(edges.slice(0, LIMITS.months)),
      to: text(after),
      last: yearText(edges.slice(LIMITS.months, -1)),
      dimension: dimension.noun,
      parts,
    }),
    baseline: before,
    n: fact(facts, 'n'),
  };
};
