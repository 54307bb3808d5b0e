import { once } from './once';
import { language } from '../words/language';
import { t } from './messages';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

// The language holds for as long as the page is open.
const relative = once(() => new Intl.RelativeTimeFormat(language(), { numeric: 'always' }));
const ago = (value: number, unit: Intl.RelativeTimeFormatUnit): string => relative().format(-value, unit);

/** Under a minute `Just now`, then minutes, hours (under 1440 minutes), days. A clock that runs ahead also gives `Just now`. */
export function formatRelativeTime(value: string | number | Date, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(value).getTime()) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return t('just-now');
  if (minutes < 60) return ago(minutes, 'minute');
  if (minutes < DAY_MINUTES) return ago(Math.floor(minutes / 60), 'hour');
  return ago(Math.floor(minutes / DAY_MINUTES), 'day');
}
