import { formatBytes } from '../format';
import { errorDetails, errorStatus } from '../api/errors';
import { t } from './messages';

const KNOWN = [413, 502, 503, 504] as const;
const knownOf = (status: number | null) => KNOWN.find((known) => known === status);

/** Whether something between the browser and the hub has answered: every answer of the hub's own has a code. */
export function isFromProxy(error: unknown): boolean {
  return knownOf(errorStatus(error)) !== undefined && errorDetails(error) === null;
}

/** What a proxy's answer means, and what to do. @param bytes size of what was sent, where that is known */
export function proxySentence(status: number, bytes: number | null = null): string {
  const known = knownOf(status);
  if (known === undefined) return '';
  return known === 413 && bytes !== null ? t('proxy.413.size', { size: formatBytes(bytes) }) : t(`proxy.${known}`);
}
