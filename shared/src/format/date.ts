import { once } from './once';

const LOCALE = 'en-US';
const day = once(() => new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric' }));
const moment = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

const format = (formatter: Intl.DateTimeFormat, value: string | number | Date): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

/** `Nov 21, 2026` in the reader's time zone; empty for what is no date. */
export const formatDate = (value: string | number | Date): string => format(day(), value);

/** `Nov 21, 2026, 3:04 PM` in the reader's time zone; empty for what is no date. */
export const formatDateTime = (value: string | number | Date): string => format(moment(), value);
