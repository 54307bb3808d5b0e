import { isDay } from '../../../contracts/table/is-day';
import type { Beyond } from '../../../insights/frame/beyond/beyond';
import type { Frame } from '../../../insights/frame/frame';
import { amountText } from '../../../wording/number-text';
import { isSaid } from '../../../wording/label-phrases';
import { capital, labelText, list, series } from '../../../wording/human';
import { groupText, rowsWith } from '../../../wording/phrases';
import type { Among } from './domain';
import type { Event } from './events';
import type { Block } from './blocks';
import { LIMITS } from './limits';
import { t } from './messages';

export type Told = { label: string; dimension: Block['sides'][number]['dimension'] };

/** The rows of a group or a cell: `records with instructor DMK and status Late`. */
export function whoText(frame: Frame, sides: readonly Told[]): string {
  const [one, ...more] = sides;
  if (!one) return frame.rows;
  if (more.length === 0) return rowsWith(frame, one.dimension, one.label);
  return t('who', { rows: frame.rows, groups: list(sides.map(({ dimension, label }) => groupText(dimension, label))) });
}

/** The rows that a share and that of all others are of, where it may not be so of all: `records with status Late`. */
export const withinText = (frame: Frame, among: readonly Among[]): string =>
  among.length === 0 ? '' : t('who', { rows: frame.rows, groups: list(among.map(amongText)) });

/** Of many labels those that are left out. */
export function amongText({ dimension, labels }: Among): string {
  const out = dimension.labels.filter((label) => !labels.includes(label));
  const isOut = labels.length > LIMITS.mostNamed && out.length < labels.length;
  const named = (isOut ? out : labels).slice(0, LIMITS.mostNamed).map(labelText);
  const left = (isOut ? out : labels).length - named.length;
  return t('among', { out: isOut, noun: dimension.noun, labels: left > 0 ? series(named) : t('or', { several: named.length > 1, first: series(named.slice(0, -1)), last: named.at(-1) ?? '' }), more: left > 0 });
} // prettier-ignore

/** What a cell is held against, in words. */
export function boundOf({ bound, column, condition: { op } }: Beyond, nameOf: (column: string) => string): Record<'how' | 'other' | 'from' | 'length', string> {
  const said = { other: '', from: '', length: '' };
  switch (bound.how) {
    case 'cell':
      return { ...said, how: isDay(column) ? 'late' : op === '<' ? 'less' : 'more', other: nameOf(bound.other) };
    case 'days':
      return { ...said, how: op === '<' ? 'fewer' : 'longer', from: nameOf(bound.from), other: nameOf(bound.to) };
    case 'hour':
      return { ...said, how: 'hour', other: bound.hour };
    case 'amount':
      return { ...said, how: op === '<' ? 'below' : 'above', other: amountText(bound.amount, bound.unit) };
    case 'length':
      return { ...said, how: 'over', other: nameOf(bound.other), length: amountText(bound.length, bound.unit) };
  }
} // prettier-ignore

/** What is so in a share of rows: `10% of records with vehicle 7 have status Broken`. */
export function whatText({ says, noun }: Event, share: string, who: string, nameOf: (column: string) => string): string {
  if (says.how === 'beyond') return t('what.beyond', { ...boundOf(says.beyond, nameOf), noun, share, who });
  if (says.how !== 'label') return t('what', { how: says.how, noun, share, who });
  const said = isSaid(says.dimension, says.label);
  return t('what.label', { ...said, noun: said.form === 'is' ? capital(said.noun) : said.noun, share, who });
}
