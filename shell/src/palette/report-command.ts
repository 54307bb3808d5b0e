import { UNTITLED_REPORT } from '@hub/shared/contracts/constants';
import type { Report } from '@hub/shared/contracts/report';
import { formatDateTime, formatRelativeTime } from '@hub/shared/format';

export const titleOf = ({ report_title }: Report): string => report_title.trim() || UNTITLED_REPORT;

/** How long ago a report was made; of reports with one title, which are runs of one source, the moment that tells them apart. */
export function noteOf(report: Report, all: readonly Report[]): string {
  const twins = all.filter((other) => titleOf(other) === titleOf(report)).length > 1;
  return twins ? formatDateTime(report.created_at) : formatRelativeTime(report.created_at);
}
