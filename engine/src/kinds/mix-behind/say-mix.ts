import { fact } from '../../insights/finding';
import type { Row } from '../../duckdb/cell';
import type { Dimension, Frame } from '../../insights/frame/frame';
import type { Base } from '../../wording/comparison';
import { list } from '../../wording/human';
import { rowsWith } from '../../wording/phrases';
import type { Behind } from '../../insights/behind';

import { t } from './messages';

/** What a group's level is held against: the others as far as they are like it, where that is something else than what they come to. */
export interface Against {
  base: number;
  name: Base;
  /** Sentences after the one that compares: what the others come to as they are, or that there are hardly any like it. */
  after: string[];
}

/** Null where the whole table does not bear out that anything is left like with like. */
export function againstLike(frame: Frame, behind: Behind | undefined, facts: Row, others: Base, text: (value: number) => string): Against | null {
  const [value, base, alike] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'alike')];
  if (behind?.without) return { base, name: others, after: [t('without', { rows: rowsWith(frame, behind.without.by, behind.without.label) })] };
  if (!behind?.mix || Number.isNaN(alike)) return { base, name: others, after: [] };
  if (Math.sign(value - alike) !== Math.sign(value - base)) return null;
  const { by, size } = behind.mix;
  const only = size ? t('others.size', { size: size.noun }) : t('others.mix', { by: list(by.map(({ noun }) => noun)) });
  return { base: alike, name: { only }, after: [t('plain', { base: text(base) })] };
} // prettier-ignore

/** What the others come to in proportion to their size: a sentence after a share of the total, where there is one. */
export function sizeText(behind: Behind | undefined, facts: Row, text: (value: number) => string): string[] {
  const [alike, size] = [fact(facts, 'alike'), behind?.mix?.size];
  return size && !Number.isNaN(alike) ? [t('size', { size: size.noun, alike: text(alike) })] : [];
}

/** What remains of a connection of two measures among rows of one label: hardly anything, or the other way. */
export const pairText = (by: Dimension, turned: boolean): string => t('pair', { by: by.noun, turned });
