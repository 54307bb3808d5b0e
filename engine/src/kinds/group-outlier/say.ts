import { isPlural, withArticle } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { equals, number, where } from '../../insights/sql';
import { reaches } from '../farthest';
import { saidHeld, type Shared } from '../outlier/shared-label';
import { t } from './messages';

/** Rows far outside the usual range of their own group. */
export interface StrangerTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
  /** Where the group's usual range ends. */
  at: number;
  high: boolean;
  /** Whose rows they mostly are. */
  held: Shared | null;
}

export const sayStranger: Say<StrangerTold> = ({ told: { dimension, label, measure, at, high, held } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (!(value > 0)) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const farthestOf = reaches(
    high ? 'high' : 'low',
    `SELECT ${measure.sql} = ${number(fact(facts, 'extreme'))} AS own, ${measure.sql} AS y FROM ${frame.table.relation}${where(equals(dimension.column, label))}`,
  );
  const said = {
    who: rowsWith(frame, dimension, label),
    noun: isPlural(measure.noun) ? measure.noun : withArticle(measure.noun),
    extreme: text('extreme'),
    high,
    median: text('baseline'),
    ...saidHeld(held, value, fact(facts, 'held')),
  };
  return {
    ...(value === 1
      ? { sentence: t('one', said) }
      : { sentence: t('several', { ...said, count: numberText(value), at: measureText(measure, at) }), words: [farthestOf] }),
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
};
