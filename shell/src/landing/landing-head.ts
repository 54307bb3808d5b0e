import { t } from './messages';

/** What search engines and link previews say of the product. */
export const landingDescription = (): string => t('description');
