import type { Report } from '@hub/shared/contracts/report';
import { t } from './messages';

/** What a report is called. */
export const titleOf = (report: Report): string => report.report_title.trim() || t('untitled');
