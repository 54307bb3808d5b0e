import { t } from './messages';
import { sourceList } from './source-list';

/** What search engines and link previews say of the product. */
export const landingDescription = (): string => t('description', { sources: sourceList() });
