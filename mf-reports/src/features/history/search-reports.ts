import type { Report } from '@hub/shared/contracts/report';
import { SOURCE_NAMES, sourceLabel } from '@hub/shared/format';
import { titleOf } from '../title/title-of';

/** The reports whose title or source holds the text, in whatever case. A source is found by its id and by its names. */
export function searchReports(reports: readonly Report[], text: string): Report[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...reports];
  return reports.filter((report) =>
    [titleOf(report), report.source_type, sourceLabel(report.source_type), SOURCE_NAMES[report.source_type]].some((value) =>
      value.toLowerCase().includes(wanted),
    ),
  );
}
