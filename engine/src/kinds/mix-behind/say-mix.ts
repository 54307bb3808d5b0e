import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** What the others come to with the group's own mix of a column: a sentence behind the difference. */
export const mixText = (by: Dimension, alike: string): string => t('alike', { by: by.noun, alike });
