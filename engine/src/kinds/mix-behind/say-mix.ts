import { fact } from '../../insights/finding';
import type { Row } from '../../duckdb/cell';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { list } from '../../wording/human';
import { rowsWith } from '../../wording/phrases';
import type { Behind } from './mix-behind';
import { t } from './messages';

/** What the others come to with the group's own mix of the columns behind the difference, or that there are no others like it: a sentence after it, where there is one. */
export function mixText(frame: Frame, behind: Behind | undefined, facts: Row, text: (value: number) => string): string[] {
  if (behind?.without) return [t('without', { rows: rowsWith(frame, behind.without.by, behind.without.label) })];
  const alike = fact(facts, 'alike');
  if (!behind?.mix || Number.isNaN(alike)) return [];
  const { by, size } = behind.mix;
  return [size ? t('size', { size: size.noun, alike: text(alike) }) : t('alike', { by: list(by.map(({ noun }) => noun)), alike: text(alike) })];
} // prettier-ignore

/** What remains of a connection of two measures among rows of one label: hardly anything, or the other way. */
export const pairText = (by: Dimension, turned: boolean): string => t('pair', { by: by.noun, turned });
