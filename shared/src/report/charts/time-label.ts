const DAY_MS = 86_400_000;
const LOCALE = 'en-US';
const formatter = (options: Intl.DateTimeFormatOptions) => {
  // Instants of a report are the data's own wall clock, written as UTC; the reader's zone must not move them.
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', ...options });
  return (instant: number) => format.format(instant);
};

const YEAR = formatter({ year: 'numeric' });
const MONTH = formatter({ year: 'numeric', month: 'short' });
const DAY = formatter({ year: 'numeric', month: 'short', day: 'numeric' });
const SHORT_DAY = formatter({ month: 'short', day: 'numeric' });
const HOUR = formatter({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const isDayStart = (instant: number): boolean => instant % DAY_MS === 0;
const isMonthStart = (instant: number): boolean => isDayStart(instant) && new Date(instant).getUTCDate() === 1;
const isYearStart = (instant: number): boolean => isMonthStart(instant) && new Date(instant).getUTCMonth() === 0;

/** Milliseconds since the epoch of an ISO 8601 text; without a zone it is read as UTC. NaN for anything else. */
export function parseInstant(value: string | number | null | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\d{4}(-|$)/.test(value)) return Number.NaN;
  const zoned = /T|\d \d/.test(value) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  return Date.parse(zoned);
}

/** A label for points in time that is as fine as the points are: years, months, days or hours. */
export function timeLabel(instants: readonly number[]): (instant: number) => string {
  if (instants.length > 1 && instants.every(isYearStart)) return YEAR;
  if (instants.length > 0 && instants.every(isMonthStart)) return MONTH;
  return instants.every(isDayStart) ? DAY : HOUR;
}

/** A label for the ticks of a time axis from `start` to `end`. */
export function timeTick(start: number, end: number): (instant: number) => string {
  const days = (end - start) / DAY_MS;
  if (days > 365 * 6) return YEAR;
  if (days > 100) return MONTH;
  return days > 3 ? SHORT_DAY : HOUR;
}
