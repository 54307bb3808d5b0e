import type { Report } from '@hub/shared/contracts/reports/report';
import { t } from './messages';

/** A title, or what stands for one. */
export const nameOrUntitled = (title: string): string => title.trim() || t('untitled');

/** What a report is called. */
export const titleOf = ({ report_title }: Report): string => nameOrUntitled(report_title);
