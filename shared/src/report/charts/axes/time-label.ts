import { foreignText } from '../../../contracts/foreign-text';
import type { Chart } from '../../../contracts/reports/chart';
import { monthName, timeOfDay } from '../../../format/date';

const DAY_MS = 86_400_000;

// Instants of a report are the data's own wall clock, written as UTC; the reader's zone must not move them.
const YEAR = (instant: number): string => String(new Date(instant).getUTCFullYear());
const MONTH = (instant: number): string => `${monthName(new Date(instant).getUTCMonth())} ${YEAR(instant)}`;
const QUARTER = (instant: number): string => `Q${Math.floor(new Date(instant).getUTCMonth() / 3) + 1} ${YEAR(instant)}`;
const SHORT_DAY = (instant: number): string => {
  const date = new Date(instant);
  return `${date.getUTCDate()} ${monthName(date.getUTCMonth())}`;
};
const DAY = (instant: number): string => `${SHORT_DAY(instant)} ${YEAR(instant)}`;
const HOUR = (instant: number): string => {
  const date = new Date(instant);
  return `${SHORT_DAY(instant)}, ${timeOfDay(date.getUTCHours(), date.getUTCMinutes())}`;
};

const isDayStart = (instant: number): boolean => instant % DAY_MS === 0;
const isMonthStart = (instant: number): boolean => isDayStart(instant) && new Date(instant).getUTCDate() === 1;
export const isYearStart = (instant: number): boolean => isMonthStart(instant) && new Date(instant).getUTCMonth() === 0;

/** Milliseconds since the epoch of an ISO 8601 text; without a zone it is read as UTC. NaN for anything else. */
export function parseInstant(value: string | number | null | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\d{4}(-|$)/.test(value)) return Number.NaN;
  const zoned = /T|\d \d/.test(value) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  return Date.parse(zoned);
}

/**
 * A label for points in time that is as fine as the points are: years, quarters, months, days or hours.
 * @param grain the length of a step, where it is known
 * @param names what the table calls some of them
 */
export function timeLabel(
  instants: readonly number[],
  grain?: string,
  names: Chart['x']['names'] = [],
): (instant: number) => string {
  const named = new Map(names.map(([at, name]) => [parseInstant(at), foreignText(name)]));
  const plain = plainLabel(instants, grain);
  return (instant) => named.get(instant) ?? plain(instant);
}

function plainLabel(instants: readonly number[], grain?: string): (instant: number) => string {
  if (grain === 'quarter' && instants.every(isMonthStart)) return QUARTER;
  if (instants.length > 1 && (grain === undefined || grain === 'year') && instants.every(isYearStart)) return YEAR;
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
