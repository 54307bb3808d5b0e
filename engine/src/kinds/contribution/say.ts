import { capital, labelText } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { measureText, namesItself } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** A member's part of a measure's total. */
export interface SumTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
}

export const saySum: Say<SumTold> = ({ told: { dimension, label, measure } }, facts, frame) => {
  const rows = fact(facts, 'n') / fact(facts, 'n_all');
  const text = (key: string) => measureText(measure, fact(facts, key));
  const who = namesItself(dimension, label) ? labelText(label) : `${dimension.noun} ${labelText(label)}`;
  const ofRows = rows < LIMITS.fewRows ? `only ${percentText(rows)}` : percentText(rows);
  return {
    sentence:
      `${capital(who)} accounts for ${percentText(fact(facts, 'value'))} of all ${measure.noun} (${text('part')} of ${text('total')}) ` +
      `with ${ofRows} of the ${frame.rows}: ${text('level')} each on average, against ${text('overall')} overall.`,
    baseline: rows,
    n: fact(facts, 'n'),
  };
};
