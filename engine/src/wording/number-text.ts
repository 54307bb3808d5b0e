import { numberFormat } from '../words';
import { t } from './messages';
import { noted } from './noted-numbers';

const SIGNS = new Map(Object.entries({ USD: '$', EUR: '€', GBP: '£', JPY: '¥', $: '$', '€': '€', '£': '£', '¥': '¥' }));
const TIME_UNITS: ReadonlySet<string | null> = new Set(['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years']);

/** Whether amounts are shares of something: as fractions (`%`) or as they are told (`percent`). */
export const isPercent = (unit: string | null): boolean => unit === '%' || unit === 'percent';

export const isTimeUnit = (unit: string | null): boolean => TIME_UNITS.has(unit);

/** Whether a unit is a currency. */
export const isMoney = (unit: string | null): boolean => unit !== null && SIGNS.has(unit);

/** A sentence has no number where it needs one: it must not be written. */
class NoNumberError extends Error {
  override readonly name = 'NoNumberError';
}

/**
 * The number itself.
 * @throws NoNumberError when it is not finite, so that no text ever shows `NaN` or `∞`
 */
export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new NoNumberError(`${value} cannot be told`);
  return value;
}

/**
 * What a sentence's maker gives, or null when a number is missing that it needs.
 * @throws whatever else the maker throws
 */
export function sayable<Said>(make: () => Said): Said | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof NoNumberError) return null;
    throw error;
  }
}

/** Digits as the language of the sentence groups and points them, with a minus sign that is as wide as a plus; nothing has no sign. */
const digits = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat({ signDisplay: 'negative', ...options })
    .format(value)
    .replace('-', '−');

/** A count with all its digits: `4,560`. */
export const wholeText = (count: number): string => noted(count, digits(finite(count)));

/** A number with about three significant digits, thousands separators and no needless zeros: `12.3`, `4,560`, `35.1 million`, `1.2e21`. */
export const numberText = (value: number): string => noted(value, plainText(value));

function plainText(value: number): string {
  const size = Math.abs(finite(value));
  if (size >= 1e15) return value.toExponential(1).replace('e+', 'e').replace('-', '−');
  if (size >= 1e9) return t('billion', countOf(value / 1e9));
  if (size >= 999_500 && size < 1e9) return t('million', countOf(value / 1e6));
  if (size !== 0 && size < 0.1) return size < 1e-6 ? value.toExponential(1) : digits(value, { maximumSignificantDigits: 3 });
  const decimals = Number.isInteger(value) || size >= 1000 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return digits(value, { maximumFractionDigits: decimals });
}

/** A number with so many significant digits at most: `1.95583`; one that is too large or too small for that as {@link numberText}. */
export function significantText(value: number, most: number): string {
  const size = Math.abs(finite(value));
  return size >= 1e6 || size < 1e-6 ? numberText(value) : noted(value, digits(value, { maximumSignificantDigits: most }));
}

/** A number as a noun takes it: what reads as one is one. */
function countOf(value: number): { number: string; n: number } {
  const number = plainText(value);
  return { number, n: number === plainText(1) ? 1 : value };
}

/** The number of a percentage, without its sign. */
function percentDigits(fraction: number): string {
  const percent = finite(fraction) * 100;
  const size = Math.abs(percent);
  // Below a tenth of a per cent so many are told apart by their digits, and not by their places.
  if (size !== 0 && size < 1e-6) return percent.toExponential(1);
  if (size < 0.1) return digits(percent, { maximumSignificantDigits: 2 });
  return digits(percent, { maximumFractionDigits: size >= 99.95 ? 0 : size >= 1 ? 1 : 2 });
}

/** A fraction as percentage: `.418` → `41.8%`. */
export const percentText = (fraction: number): string => noted(fraction, t('percent', { number: percentDigits(fraction) }), '%');

/** Money below 100 has its cents, both of them or none; what is so little that cents hide it keeps its digits. */
function moneyText(value: number): string {
  finite(value);
  if (value >= 100 && value < 1000) return digits(Math.round(value));
  if (value < 0.01 || value >= 100 || Number.isInteger(value)) return plainText(value);
  return digits(value < 0.1 ? Number(value.toPrecision(2)) : value, {
    minimumFractionDigits: 2,
    maximumFractionDigits: value < 0.1 ? 3 : 2,
  });
}

/** How many times one amount another is, in two digits: `6.1`. */
export const timesText = (ratio: number): string => noted(ratio, plainText(Number(ratio.toPrecision(2))));

/** A fraction as percentage without decimals: `.418` → `42%`. */
export const wholePercentText = (fraction: number): string => noted(fraction, percentText(Math.round(100 * fraction) / 100), '%');

/** A number with its unit: `$3,040`, `18.9 days`, `41.8%` (of a fraction), `12 kg`. */
export const amountText = (value: number, unit: string | null, fraction = false): string =>
  fraction || unit === '%' ? percentText(value) : noted(value, unitText(value, unit), unit);

function unitText(value: number, unit: string | null): string {
  if (!unit) return plainText(value);
  const sign = SIGNS.get(unit);
  if (sign) return t('money', { negative: value < 0, sign, number: moneyText(Math.abs(value)) });
  const number = plainText(value);
  if (unit === 'percent') return t('percent', { number });
  if (!isTimeUnit(unit)) return t('amount', { number, unit });
  return t('time', { unit, ...countOf(value) });
}

/** From one amount to another, what stands behind them once and what stands before them twice: `3 to 4 kg`, `€3 to €4`. */
export function betweenText(low: number, high: number, unit: string | null, fraction = false): string {
  const bare = fraction || unit === '%' ? percentDigits : isMoney(unit) ? (value: number) => amountText(value, unit) : numberText;
  return t('between', { low: bare(low), high: amountText(high, unit, fraction) });
}

/** `95% interval 38.8 to 124.8`. */
export const intervalText = (low: number, high: number, unit: string | null, fraction = false): string =>
  t('interval', { range: betweenText(low, high, unit, fraction) });

/** `ρ 0.87`, `p < 0.001`: statistics as they are usually printed. */
export function coefficientText(value: number): string {
  const decimals = Math.abs(finite(value)) >= 0.3 || Math.abs(value) < 0.05 ? 2 : 3;
  return digits(Number(value.toFixed(decimals)), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A distance between two amounts; between two shares it is one of percentage points: 1% less could be read as a hundredth less. */
export function distanceText(distance: number, unit: string | null, fraction = false): string {
  const size = Math.abs(distance);
  if (fraction || unit === '%') return pointsText(100 * size);
  return unit === 'percent' ? pointsText(size) : amountText(size, unit);
}

/** How far a share is from another, in percentage points: `12% below 60%` could be read as 53% or as 48%. */
export function pointsText(difference: number): string {
  const points =
    difference >= 10 ? Math.round(difference) : Number(difference >= 0.1 ? difference.toFixed(1) : difference.toPrecision(2));
  return noted(difference, t('points', { n: points, number: plainText(points) }), 'points');
}
