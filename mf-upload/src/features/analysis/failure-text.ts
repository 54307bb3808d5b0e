import type { SourceType } from '@hub/shared/contracts/report';
import { errorText } from '@hub/shared/api';

const FALLBACK: Readonly<Record<SourceType, string>> = {
  csv: 'Failed to upload CSV file. Please try again.',
  google_sheet: 'Failed to process Google Sheet. Please try again.',
  postgres: 'Analysis failed',
};

/** What to tell of an analysis that failed: the server's words, else those for the source. */
export const failureText = (source: SourceType, error: unknown): string => errorText(error, FALLBACK[source]);
