import type { Report } from '@hub/shared/contracts/reports/report';
import { SOURCE_NAMES, sourceLabel } from '@hub/shared/format';
import { titleOf } from '../title/title-of';

/** A sentence's figures are set with spaces that nobody types. */
const plain = (text: string): string => text.toLowerCase().replace(/\s/g, ' ');

/**
 * The reports whose title, source, tables or first sentence hold the text, in whatever case. A source is found by its id, by the names of
 * its kind and by its own.
 */
export function searchReports(reports: readonly Report[], text: string): Report[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [...reports];
  return reports.filter((report) =>
    plain(
      [
        titleOf(report),
        report.source_type,
        sourceLabel(report.source_type),
        SOURCE_NAMES[report.source_type],
        report.source_name,
        report.table_names?.join('|'),
        report.lead_sentence,
      ].join('|'),
    ).includes(wanted),
  );
}
