import type { Report } from '@hub/shared/contracts/reports/report';
import { formatDateTime, formatRelativeTime, sourceLabel } from '@hub/shared/format';
import { t } from './messages';

export const titleOf = ({ report_title }: Report): string => report_title.trim() || t('untitled');

/** What it is found by beside its title. */
export const keywordsOf = ({ source_type, source_name, table_names, lead_sentence }: Report): string =>
  [
    source_type,
    t('report.keywords', { source: sourceLabel(source_type) }),
    source_name ?? '',
    ...(table_names ?? []),
    lead_sentence ?? '',
  ].join(' ');

/** How long ago a report was made; of reports with one title, which are runs of one source, the moment that tells them apart. */
export function noteOf(report: Report, all: readonly Report[]): string {
  const twins = all.filter((other) => titleOf(other) === titleOf(report)).length > 1;
  return twins ? formatDateTime(report.created_at) : formatRelativeTime(report.created_at);
}
