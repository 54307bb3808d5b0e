import { t } from './messages';
import { formatNumber, formatPercent, NO_VALUE } from './number';

/** As the sentences of a report write them. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
const SYMBOL = /^[$€£¥₹]$/;

/** Three or four significant digits are what a reader compares; whole numbers stay whole. */
export function digitsFor(value: number): number {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 1000) return 0;
  if (size >= 100) return 1;
  return size >= 1 || size === 0 ? 2 : Math.min(6, 2 - Math.floor(Math.log10(size)));
}

/** A fraction as percentage, with a decimal: shares of less than a hundredth have as many as tell them apart. */
export const formatShare = (value: number): string => formatPercent(value * 100, shareDigits(value));

/** How many decimals a fraction has as percentage. */
export const shareDigits = (value: number): number => Math.max(1, digitsFor(value * 100) - 1);

/** A unit as the page's language calls it, and a currency by its sign: `Tage`, `€`. */
export const unitText = (unit: string): string => SIGNS[unit] ?? t('unit', { unit });

function withUnit(number: string, unit: string | null | undefined): string {
  if (!unit) return number;
  const text = unitText(unit);
  return SYMBOL.test(text)
    ? t('money', { negative: String(number.startsWith('-')), sign: text, number: number.replace(/^-/, '') })
    : `${number} ${text}`;
}

/** A value with its unit. Values with the unit `%` are fractions from 0 to 1, as in claims. */
export function formatValue(value: number | null, unit?: string | null): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  if (unit === '%') return formatShare(value);
  return withUnit(formatNumber(value, digitsFor(value)), unit);
}
