import { LIMITS } from './limits';

export type DateOrder = 'ymd' | 'dmy' | 'mdy';

/** A date or a point in time as it is written. */
export interface WrittenDate {
  /** strptime format of the day part and the time part together; for `iso` it is not needed. */
  format: string;
  /** The engine's own cast reads it. */
  iso: boolean;
  hasTime: boolean;
  zone: boolean;
  /** As it is written: `+02:00`, `Z`. */
  zoneName?: string;
  /** `d/m/y` and `m/d/y` are told apart by the whole column: this is what the cell alone allows. */
  orders: DateOrder[];
  /** A month or a quarter without a day. */
  coarse: boolean;
  /** `24-07-28`: the first and the last number, where the first may be the year. */
  ends?: [number, number];
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const LONG_MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const WEEKDAY = '(?:(mon|tue|wed|thu|fri|sat|sun)[,.]? +|(monday|tuesday|wednesday|thursday|friday|saturday|sunday),? +)?';
const TIME = '(?:([T ]|, )(\\d{1,2}):(\\d{2})(?::(\\d{2})([.,]\\d{1,9})?)?( ?)([ap]m)?( ?)(Z|UTC|[+-]\\d{2}(?::?\\d{2})?)?)?';
const NUMERIC = new RegExp(`^(\\d{1,4})(\\. |[-/. ])(\\d{1,2})\\2(\\d{1,4})(\\.?)${TIME}$`, 'i');
const NAMED_DAY_FIRST = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?([-/. ]+)(${LONG_MONTHS}|${MONTHS})([-/., ]+)(\\d{4}|\\d{2})${TIME}$`,
  'i',
);
const NAMED_MONTH_FIRST = new RegExp(
  `^${WEEKDAY}(${LONG_MONTHS}|${MONTHS})([-/. ]+)(\\d{1,2})(?:st|nd|rd|th)?([-/., ]+)(\\d{4}|\\d{2})${TIME}$`,
  'i',
);
const MONTH_YEAR = new RegExp(`^(${LONG_MONTHS}|${MONTHS})([-/., ]+)(\\d{4})$`, 'i');
const EAST_ASIAN =
  /^(1[5-9]|20)\d{2}(年(0?[1-9]|1[0-2])月(0?[1-9]|[12]\d|3[01])日|년 (0?[1-9]|1[0-2])월 (0?[1-9]|[12]\d|3[01])일)$/;
const WHOLE_DAY = { iso: false, hasTime: false, zone: false, orders: ['ymd'] as DateOrder[], coarse: false };
/** Series of weather and prices begin in the seventeenth century. With a slash, numbers of files look like this as well. */
const YEAR_MONTH = /^(?:(?:1[5-9]|20)\d{2}(-)|(?:1[89]|20)\d{2}(\/))(0[1-9]|1[0-2])$/;

/** Takes a cell apart as a date; null when it is none. `cell` is trimmed. */
export function parseDate(cell: string): WrittenDate | null {
  if (cell.length < LIMITS.shortestDate || cell.length > LIMITS.longestDate) return null;
  const code = cell.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return numericDate(cell) ?? namedDate(cell) ?? yearMonth(cell);
  return namedDate(cell);
}

function numericDate(cell: string): WrittenDate | null {
  const m = NUMERIC.exec(cell);
  if (!m) return EAST_ASIAN.test(cell) ? { ...WHOLE_DAY, format: cell.includes('年') ? '%Y年%m月%d日' : '%Y년 %m월 %d일' } : null;
  const [, a = '', mark = '', b = '', c = '', dot = ''] = m;
  const time = timeFormat(m.slice(6));
  if (!time) return null;
  const [x, y, z] = [Number(a), Number(b), Number(c)];
  if (a.length === 4) {
    if (c.length > 2 || !isYear(x) || !isMonth(y) || !isDay(z)) return null;
    const iso = (mark === '-' || mark === '/') && dot === '' && !time.twelve && !time.offsetOnly;
    return {
      format: `%Y${mark}%m${mark}%d${dot}${time.format}`,
      iso,
      hasTime: time.has,
      zone: time.zone,
      ...zoneNameOf(time),
      orders: ['ymd'],
      coarse: false,
    };
  }
  if ((c.length !== 4 && c.length !== 2) || a.length > 2 || (c.length === 4 && !isYear(z))) return null;
  if (mark === ' ' && c.length !== 4) return null;
  const orders: DateOrder[] = [];
  if (isDay(x) && isMonth(y)) orders.push('dmy');
  if (isMonth(x) && isDay(y)) orders.push('mdy');
  const mayBeginWithYear = mark === '-' && a.length === 2 && c.length === 2 && isMonth(y) && isDay(z);
  if (!orders.length && !mayBeginWithYear) return null;
  const year = c.length === 4 ? '%Y' : '%y';
  return {
    format: `%1${mark}%2${mark}${year}${dot}${time.format}`,
    iso: false,
    hasTime: time.has,
    zone: time.zone,
    ...zoneNameOf(time),
    orders,
    coarse: false,
    ...(mayBeginWithYear ? { ends: [x, z] as [number, number] } : {}),
  };
}

function namedDate(cell: string): WrittenDate | null {
  const dayFirst = NAMED_DAY_FIRST.exec(cell);
  const m = dayFirst ?? NAMED_MONTH_FIRST.exec(cell);
  if (!m) {
    const coarse = MONTH_YEAR.exec(cell);
    if (!coarse || !isYear(Number(coarse[3]))) return null;
    return {
      format: `${monthFormat(coarse[1] ?? '')}${coarse[2] ?? ''}%Y`,
      iso: false,
      hasTime: false,
      zone: false,
      orders: ['ymd'],
      coarse: true,
    };
  }
  if (/\d(st|nd|rd|th)\b/i.test(cell)) return null;
  const [, shortDay, longDay, a = '', s1 = '', b = '', s2 = '', year = ''] = m;
  const time = timeFormat(m.slice(8));
  if (!time || !isDay(Number(dayFirst ? a : b)) || (year.length === 4 && !isYear(Number(year)))) return null;
  const weekday = shortDay
    ? `%a${cell.slice(shortDay.length, cell.indexOf(a, shortDay.length))}`
    : longDay
      ? `%A${cell.slice(longDay.length, cell.indexOf(a, longDay.length))}`
      : '';
  const parts = dayFirst ? ['%d', s1, monthFormat(b)] : [monthFormat(a), s1, '%d'];
  const format = `${weekday}${parts.join('')}${s2}${year.length === 4 ? '%Y' : '%y'}${time.format}`;
  return { format, iso: false, hasTime: time.has, zone: time.zone, ...zoneNameOf(time), orders: ['ymd'], coarse: false };
}

function yearMonth(cell: string): WrittenDate | null {
  const m = YEAR_MONTH.exec(cell);
  return m
    ? { format: `%Y${m[1] ?? m[2] ?? ''}%m`, iso: false, hasTime: false, zone: false, orders: ['ymd'], coarse: true }
    : null;
}

interface TimePart {
  format: string;
  has: boolean;
  zone: boolean;
  twelve: boolean;
  /** An offset behind hours and minutes, which the cast does not read. */
  offsetOnly?: boolean;
  zoneName?: string;
}

function timeFormat(m: (string | undefined)[]): TimePart | null {
  const [lead = '', hour, minute, second, fraction = '', gap = '', half, zoneGap = '', zone] = m;
  if (hour === undefined) return { format: '', has: false, zone: false, twelve: false };
  if (Number(hour) > (half ? 12 : 24) || Number(minute) > 59 || Number(second ?? 0) > 60) return null;
  const seconds = second === undefined ? '' : `:%S${fraction && fraction.charAt(0) + (fraction.length > 7 ? '%n' : '%f')}`;
  const format = `${lead}${half ? '%I' : '%H'}:%M${seconds}${gap}${half ? '%p' : ''}${zoneGap}${zone ? '%z' : ''}`;
  const offsetOnly = second === undefined && zone !== undefined && /^[+-]/.test(zone);
  return { format, has: true, zone: Boolean(zone), twelve: Boolean(half), offsetOnly, ...(zone ? { zoneName: zone } : {}) };
}

const zoneNameOf = ({ zoneName }: TimePart) => (zoneName === undefined ? {} : { zoneName });

function monthFormat(name: string): string {
  return name.length === 3 ? '%b' : '%B';
}
const isYear = (n: number) => n >= 1000 && n <= 9999;
const isMonth = (n: number) => n >= 1 && n <= 12;
const isDay = (n: number) => n >= 1 && n <= 31;
