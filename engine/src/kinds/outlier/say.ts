import { capital, withArticle } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { isStock } from '../../insights/series/changes';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** Rows far outside the usual range of a measure. */
export interface FarTold {
  measure: Measure;
  /** Where the usual range ends. */
  at: number;
  high: boolean;
}

export const sayFar: Say<FarTold> = ({ told: { measure, at, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (!(value > 0)) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const side = high ? 'above' : 'below';
  const have =
    value === 1
      ? `has ${withArticle(measure.noun)} of ${text('extreme')}, far ${side}`
      : `have ${withArticle(measure.noun)} ${side} ${measureText(measure, at)} (the ${high ? 'highest' : 'lowest'} ${text('extreme')}), far ${side}`;
  const part = fact(facts, 'part');
  const isPart = measure.additive && !isStock(frame, measure) && high && part >= LIMITS.leastPart && part <= 1;
  const weight = isPart ? `; ${value === 1 ? 'it is' : 'together they are'} ${percentText(part)} of the total` : '';
  return {
    sentence: `${capital(countText(value, frame.rows))} ${have} the median of ${text('baseline')}${weight}.`,
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
};
