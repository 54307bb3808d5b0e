import { formatNumber, formatPercent, NO_VALUE } from './number';

const CURRENCY = /^[A-Z]{3}$/;
const SYMBOL = /^[$€£¥₹]$/;

/** Three or four significant digits are what a reader compares; whole numbers stay whole. */
export function digitsFor(value: number): number {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 1000) return 0;
  if (size >= 100) return 1;
  return size >= 1 || size === 0 ? 2 : Math.min(6, 2 - Math.floor(Math.log10(size)));
}

function withUnit(text: string, unit: string | null | undefined): string {
  if (!unit) return text;
  if (SYMBOL.test(unit)) return text.startsWith('-') ? `-${unit}${text.slice(1)}` : unit + text;
  return CURRENCY.test(unit) ? `${unit} ${text}` : `${text} ${unit}`;
}

/** A value with its unit. Values with the unit `%` are fractions from 0 to 1, as in claims. */
export function formatValue(value: number | null, unit?: string | null): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE;
  if (unit === '%') return formatPercent(value * 100);
  return withUnit(formatNumber(value, digitsFor(value)), unit);
}
