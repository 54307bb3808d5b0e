import { FORMATTERS } from '../words/formatters';
import { language } from '../words/language';
import { t } from './messages';

/** The short name of a month, counted from 0. From the words: a formatter of dates takes a slow phone a tenth of a second to make. */
export const monthName = (month: number): string => t('months').split(' ')[month] ?? '';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `15:04`. */
export const timeOfDay = (hours: number, minutes: number): string => `${twoDigits(hours)}:${twoDigits(minutes)}`;

const dayText = (date: Date): string =>
  t('day', { day: date.getDate(), month: monthName(date.getMonth()), year: date.getFullYear() });

const format = (text: (date: Date) => string, value: string | number | Date): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : text(date);
};

/** `21 Nov 2026` in the reader's time zone, in the order of the reports' own dates; empty for what is no date. */
export const formatDate = (value: string | number | Date): string => format(dayText, value);

/** `21 Nov 2026, 15:04` in the reader's time zone; empty for what is no date. */
export const formatDateTime = (value: string | number | Date): string =>
  format((date) => t('day-and-time', { day: dayText(date), time: timeOfDay(date.getHours(), date.getMinutes()) }), value);

const MOMENT = { dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23' } as const;

/** The exact moment, to the second and with the time zone that it is told in; empty for what is no date. */
export const formatMoment = (value: string | number | Date): string =>
  format((date) => FORMATTERS.getDateTimeFormat(language(), MOMENT).format(date), value);
