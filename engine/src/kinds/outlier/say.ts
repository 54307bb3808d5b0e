import { capital, withArticle } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { isStock } from '../../insights/series/changes';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

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
  const part = fact(facts, 'part');
  const weighty = measure.additive && !isStock(frame, measure) && high && part >= LIMITS.leastPart && part <= 1;
  const said = {
    count: capital(countText(value, frame.rows)),
    noun: withArticle(measure.noun),
    extreme: text('extreme'),
    high,
    median: text('baseline'),
    weighty,
    part: weighty ? percentText(part) : '',
  };
  return {
    sentence: value === 1 ? t('one', said) : t('several', { ...said, at: measureText(measure, at) }),
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
};
