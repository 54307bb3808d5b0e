import { finite } from './number-text';

export type Grain = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
export const MONTH_NAMES: readonly string[] = MONTHS;
/** Monday first, as ISO 8601 and DuckDB's `isodow` count. */
export const WEEKDAY_NAMES: readonly string[] = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** `3 January 2023`. */
export function dayText(ms: number): string {
  const date = new Date(finite(ms));
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** `from 3 January 2023 to 5 May 2024`, and of yearly data `from 1961 to 2010`. */
export function rangeText(first: number, last: number, yearly: boolean): string {
  const text = (ms: number) => (yearly ? periodText(ms, 'year') : dayText(ms));
  return `from ${text(first)} to ${text(last)}`;
}

/** A period by its start: `June 2023`, `2023`, `the second quarter of 2023`, `the week of 5 June 2023`. */
export function periodText(start: number, grain: Grain): string {
  const date = new Date(finite(start));
  const year = date.getUTCFullYear();
  switch (grain) {
    case 'year':
      return String(year);
    case 'quarter':
      return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${year}`;
    case 'month':
      return `${MONTHS[date.getUTCMonth()] ?? ''} ${year}`;
    case 'week':
      return `the week of ${dayText(start)}`;
    case 'day':
      return dayText(start);
    case 'hour':
      return `${dayText(start)}, ${String(date.getUTCHours()).padStart(2, '0')}:00`;
  }
}

const weekOf = /^the week of /;

/** Two periods, first and last of a run: `July–August 2023`, `2019–2021`, `5 June – 26 June 2023`, `the weeks of 5 June – 26 June 2023`. */
export function spanText(from: number, to: number, grain: Grain): string {
  if (from === to) return periodText(from, grain);
  const sameYear = new Date(from).getUTCFullYear() === new Date(to).getUTCFullYear();
  if (grain === 'year') return `${periodText(from, grain)}–${periodText(to, grain)}`;
  if (grain === 'month' && sameYear) return `${MONTHS[new Date(from).getUTCMonth()] ?? ''}–${periodText(to, grain)}`;
  const first = periodText(from, grain);
  const last = periodText(to, grain).replace(weekOf, '');
  const start = sameYear && (grain === 'day' || grain === 'week') ? first.replace(/ \d{4}$/, '') : first;
  return `${start.replace(weekOf, 'the weeks of ')} – ${last}`;
}
