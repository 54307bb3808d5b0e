import { capital, labelText } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { measureText, namesItself, nounThere, rowsGiven } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { sameRowsAs } from '../../insights/same-rows';
import { sizeText } from '../mix-behind/say-mix';
import { LIMITS } from './limits';
import { t } from './messages';

/** A member's part of a measure's total. */
export interface SumTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
}

export const saySum: Say<SumTold> = ({ behind, told: { dimension, label, measure } }, facts, frame) => {
  const rows = fact(facts, 'n') / fact(facts, 'n_all');
  const text = (key: string) => measureText(measure, fact(facts, key));
  const who = namesItself(dimension, label) ? labelText(label) : t('who', { noun: dimension.noun, label: labelText(label) });
  const same = sameRowsAs(frame, dimension, label);
  const also = same && t('also', { who, rows: frame.rows, noun: same.dimension.noun, label: labelText(same.label) });
  const sentence = (subject: string) =>
    [sum(subject), ...sizeText(behind, facts, (alike) => measureText(measure, alike))].join(' ');
  const sum = (subject: string) =>
    t('sum', {
      who: capital(subject),
      share: percentText(fact(facts, 'value')),
      noun: nounThere(frame, measure),
      part: text('part'),
      total: text('total'),
      // How often what is read again and again was read was planned.
      panel: frame.panel !== null,
      few: rows < LIMITS.fewRows,
      ofRows: percentText(rows),
      rows: rowsGiven(frame, measure.noun, measure.filled),
      level: text('level'),
      overall: text('overall'),
    });
  return {
    sentence: sentence(also ?? who),
    ...(same && { words: [same.word], without: sentence(who) }),
    baseline: rows,
    n: fact(facts, 'n'),
  };
};
