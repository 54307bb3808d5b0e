import type { Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import type { Said } from '../../understand/contradictions/broken-rule';
import { columnNames } from '../../wording/column-names';
import { isPlural, labelText, list, singular } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { reckonedText } from '../../wording/reckoned-text';
import { t } from './messages';

/** What is not so in the rows: `net is not hours × rate + material`. */
export function ruleText(frame: Frame, { says }: Rule): string {
  const noun = columnNames(frame.table.columns);
  switch (says.kind) {
    case 'reckoned': {
      const target = noun(says.relation.target);
      return t('reckoned', { target, many: isPlural(target), formula: reckonedText(says.relation, noun) ?? '' });
    }
    case 'part':
      return t('part', { part: noun(says.part), many: isPlural(noun(says.part)), whole: noun(says.whole) });
    case 'order':
      return t('order', { end: noun(says.end), start: noun(says.start) });
    case 'once':
      return t('once', { columns: list(says.columns.map(noun)), one: singular(frame.rows) });
    case 'state': {
      const { contradiction } = says;
      const { target, state } = contradiction;
      if (contradiction.nought)
        return t('nought', {
          nought: noun(state),
          many: isPlural(noun(state)),
          given: noun(target),
          manyGiven: isPlural(noun(target)),
        });
      const { labels, said } = contradiction;
      return t('state', {
        target: noun(target),
        is: isOf(said),
        bound: 'bound' in said ? numberText(said.bound) : 'than' in said ? noun(said.than) : '',
        state: noun(state),
        labels: list(labels.map(labelText)),
      });
    }
  }
}

/** Beyond another column, of days and of figures. */
const OF_DAYS = { more: 'later', less: 'earlier' } as const;
const OF_FIGURES = { more: 'above', less: 'below' } as const;

/** What is said of a column, as messages choose by it. */
export const isOf = (said: Said): string => {
  if (said.is === 'not-nought') return 'given';
  if (!('than' in said)) return said.is;
  return (said.day ? OF_DAYS : OF_FIGURES)[said.is];
};
