import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** What the others come to with the group's own mix of a column: a sentence behind the difference. */
export const mixText = (by: Dimension, alike: string): string => t('alike', { by: by.noun, alike });

/** What remains of a connection of two measures among rows of one label: hardly anything, or the other way. */
export const pairText = (by: Dimension, turned: boolean): string => t('pair', { by: by.noun, turned });
