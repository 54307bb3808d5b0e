import { t } from '../../messages';
/** What is told of a finished analysis, and with it the `note` that its source has left. */
export const completedMessage = (note: string | null): string => [t('analysis-completed'), note].filter(Boolean).join(' ');
