const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const ago = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'} ago`;

/** Under a minute `Just now`, then minutes, hours (under 1440 minutes), days. A clock that runs ahead also gives `Just now`. */
export function formatRelativeTime(value: string | number | Date, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(value).getTime()) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return ago(minutes, 'minute');
  if (minutes < DAY_MINUTES) return ago(Math.floor(minutes / 60), 'hour');
  return ago(Math.floor(minutes / DAY_MINUTES), 'day');
}
