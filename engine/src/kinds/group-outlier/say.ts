import { withArticle } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';

/** Rows far outside the usual range of their own group. */
export interface StrangerTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
  /** Where the group's usual range ends. */
  at: number;
  high: boolean;
}

export const sayStranger: Say<StrangerTold> = ({ told: { dimension, label, measure, at, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (!(value > 0)) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const who = rowsWith(frame, dimension, label);
  const side = high ? 'above' : 'below';
  const have =
    value === 1
      ? `One of the ${who} has ${withArticle(measure.noun)} of ${text('extreme')}`
      : `${numberText(value)} of the ${who} have ${withArticle(measure.noun)} ${side} ${measureText(measure, at)} (the ${high ? 'highest' : 'lowest'} ${text('extreme')})`;
  return {
    sentence: `${have}, far ${side} their median of ${text('baseline')}, though not unusual for the table.`,
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
};
