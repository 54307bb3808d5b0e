import { foreignText } from '@hub/shared/ui';
import { t } from './messages';

/** What the button says that renames a report. */
export const renameLabel = (): string => t('rename');
/** Its name where there are several of them. */
export const renameLabelOf = (title: string): string => t('rename.of', { title: foreignText(title) });
