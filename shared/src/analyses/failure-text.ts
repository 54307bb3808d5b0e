import { errorStatus, errorText } from '../api';
import { isFromProxy, proxySentence } from './proxy-answers';
import type { SourceType } from '../contracts/report';

const FALLBACK: Readonly<Record<SourceType, string>> = {
  csv: 'Failed to upload CSV file. Please try again.',
  google_sheet: 'Failed to process Google Sheet. Please try again.',
  postgres: 'Analysis failed',
};

/** What to tell of an analysis that failed: the server's words, else those for the source, and what a proxy in between has said. */
export function failureText(source: SourceType, error: unknown): string {
  const text = errorText(error, FALLBACK[source]);
  if (!isFromProxy(error)) return text;
  const sentence = proxySentence(errorStatus(error) ?? 0);
  // Of a body that is too large there is nothing to try again.
  return errorStatus(error) === 413 ? text.replace(FALLBACK[source], sentence) : `${text.replace(/[^.]$/, '$&.')} ${sentence}`;
}
