import type { SourceType } from '../contracts/report';

/** What a report's `Source:` line says. */
export const SOURCE_LABELS: Readonly<Record<SourceType, string>> = {
  csv: 'CSV File',
  google_sheet: 'Google Sheet',
  postgres: 'PostgreSQL Database',
};

/** Names of the sources in lists, filters and counts. */
export const SOURCE_NAMES: Readonly<Record<SourceType, string>> = {
  csv: 'CSV Files',
  google_sheet: 'Google Sheets',
  postgres: 'PostgreSQL',
};

export const sourceLabel = (source: SourceType): string => SOURCE_LABELS[source];
