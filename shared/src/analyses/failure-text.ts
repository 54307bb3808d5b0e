import { errorStatus, errorText } from '../api';
import { isFromProxy, proxySentence } from './proxy-answers';
import type { SourceType } from '../contracts/reports/report';
import { t } from './messages';

/** What to tell of an analysis that failed: the server's words, else those for the source, and what a proxy in between has said. */
export function failureText(source: SourceType, error: unknown): string {
  const fallback = t(`failed.${source}`);
  const text = errorText(error, fallback);
  if (!isFromProxy(error)) return text;
  const sentence = proxySentence(errorStatus(error) ?? 0);
  // Of a body that is too large there is nothing to try again.
  return errorStatus(error) === 413 ? text.replace(fallback, sentence) : `${text.replace(/[^.]$/, '$&.')} ${sentence}`;
}
