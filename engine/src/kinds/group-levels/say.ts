import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { capital, isPlural, labelText, list } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import { shareTitle } from '../../wording/label-phrases';
import { groupText } from '../../wording/phrases';
import { t } from './messages';

/** Whether a label says nothing without what it is a label of. */
export const needsNoun = (label: string): boolean => /^(?:[\d.,-]+|true|false|yes|no|y|n|t|f|ja|nein)$/i.test(label);

/** What is looked at: a measure's mean, or the share of a label. */
export type Looked = { measure: Measure } | { outcome: Dimension; label: string };

/** The level of what the table is about for each of a few groups. */
export interface LevelsTold {
  looked: Looked;
  dimension: Dimension;
  /** In the order of the sentence; the query gives their levels as y0, y1, … */
  labels: string[];
  /** Of two groups, in words, what their rows are held alike by: then the query gives their levels as own and other. */
  alike?: string;
}

export const sayLevels: Say<LevelsTold> = ({ told: { looked, dimension, labels, alike } }, facts) => {
  const isShare = 'outcome' in looked;
  const noun = isShare ? shareTitle(looked.outcome, looked.label) : looked.measure.noun;
  const text = (value: number) =>
    isShare ? amountText(value, '%', true) : amountText(value, looked.measure.unit, looked.measure.fraction);
  return {
    sentence: t('levels', {
      form: isShare ? 'of' : looked.measure.fraction ? 'share' : 'level',
      noun: isShare ? noun : capital(noun),
      many: !isShare && isPlural(noun),
      levels: list(
        labels.map((label, i) =>
          t('level', {
            value: text(fact(facts, `y${i}`)),
            // “1” and “yes” say nothing alone.
            label: i === 0 || needsNoun(label) ? groupText(dimension, label) : labelText(label),
          }),
        ),
      ),
      alike: alike !== undefined,
      by: alike ?? '',
      own: alike === undefined ? '' : text(fact(facts, 'own')),
      other: alike === undefined ? '' : text(fact(facts, 'other')),
    }),
    n: fact(facts, 'n'),
  };
};
