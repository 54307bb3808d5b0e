import { LIMITS } from './limits';
const PREFIXES: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', $: '$', '€': '€', '£': '£', '¥': '¥' };
const TIME_UNITS = new Set(['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years']);

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

/** A number with about three significant digits, thousands separators and no needless zeros: `12.3`, `4,560`, `35.1 million`, `1.2e21`. */
export function numberText(value: number): string {
  const size = Math.abs(finite(value));
  if (size >= 1e15) return value.toExponential(1).replace('e+', 'e').replace('-', '−');
  if (size >= 1e9) return `${numberText(value / 1e9)} billion`;
  if (size >= 999_500 && size < 1e9) return `${numberText(value / 1e6)} million`;
  if (size !== 0 && size < 0.001)
    return size < 1e-6 ? value.toExponential(1) : String(Number(value.toPrecision(2))).replace('-', '−');
  const decimals = Number.isInteger(value) || size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals }).replace(/^-0$/, '0').replace('-', '−');
}

/** A fraction as percentage: `.418` → `41.8%`. */
export function percentText(fraction: number): string {
  const percent = finite(fraction) * 100;
  const size = Math.abs(percent);
  const decimals = size >= 99.95 || size === 0 ? 0 : size >= 1 ? 1 : 2;
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: decimals }).replace('-', '−')}%`;
}

/** Money below 100 has its cents, both of them or none; less than half a cent keeps its digits. */
function moneyText(value: number): string {
  finite(value);
  if (value >= 100 && value < 1000) return String(Math.round(value));
  if (value < 0.005 || value >= 100 || Number.isInteger(value)) return numberText(value);
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A number with its unit: `$3,040`, `18.9 days`, `41.8%` (of a fraction), `12 kg`. */
export function amountText(value: number, unit: string | null, fraction = false): string {
  if (fraction || unit === '%') return percentText(value);
  if (!unit) return numberText(value);
  const prefix = PREFIXES[unit];
  if (prefix) return value < 0 ? `−${prefix}${moneyText(-value)}` : `${prefix}${moneyText(value)}`;
  if (unit === 'percent') return `${numberText(value)}%`;
  const text = numberText(value);
  return `${text} ${TIME_UNITS.has(unit) && text === '1' ? unit.slice(0, -1) : unit}`;
}

/** `ρ 0.87`, `p < 0.001`: statistics as they are usually printed. */
export const coefficientText = (value: number): string =>
  finite(value)
    .toFixed(Math.abs(value) >= 0.3 || Math.abs(value) < 0.05 ? 2 : 3)
    .replace('-', '−')
    .replace(/^−0\.00$/, '0.00');

/** A distance between two amounts; between two shares it is one of percentage points: 1% less could be read as a hundredth less. */
export function distanceText(distance: number, unit: string | null, fraction = false): string {
  const size = Math.abs(distance);
  if (fraction || unit === '%') return pointsText(100 * size);
  return unit === 'percent' ? pointsText(size) : amountText(size, unit);
}

/** How far a share is from another: `12% below 60%` could be read as 53% or as 48%. */
function pointsText(difference: number): string {
  const points =
    difference >= 10 ? Math.round(difference) : Number(difference >= 0.1 ? difference.toFixed(1) : difference.toPrecision(2));
  return `${numberText(points)} percentage ${points === 1 ? 'point' : 'points'}`;
}

/**
 * How a value stands to what it is compared with: `2.5 times the overall 7.6 days`, `12% above the overall 7.6 days`, and of shares
 * `12 percentage points above the overall 40%`.
 * @param whose what the base is: `the overall`, `the usual`.
 */
export function comparison(value: number, base: number, baseText: string, whose = 'the overall'): string {
  finite(value);
  finite(base);
  if (base <= 0 || value <= 0) return `against ${whose} ${baseText}`;
  const ratio = value / base;
  if (ratio >= LIMITS.timesFrom) return `${numberText(Number(ratio.toPrecision(2)))} times ${whose} ${baseText}`;
  const change = Math.round(Math.abs(ratio - 1) * 100);
  if (change === 100) return `against ${whose} ${baseText}`;
  if (change === 0) return `about ${whose} ${baseText}`;
  const share = baseText.endsWith('%');
  const scale = baseText === percentText(base) ? 100 : 1;
  const far = share ? pointsText(Math.abs(value - base) * scale) : `${change}%`;
  return `${far} ${ratio > 1 ? 'above' : 'below'} ${whose} ${baseText}`;
}
