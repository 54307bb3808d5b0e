import { formatCompact, formatFixed, formatNumber, formatPercent } from '../../../format';
import { digitsFor, formatShare, shareDigits, unitText } from '../../../format/value';

export { formatValue } from '../../../format';

/** A tick of an axis: short, without the unit (which the axis title has) except for `%`. */
export function formatTick(value: number, unit?: string | null): string {
  if (!Number.isFinite(value)) return '';
  if (unit === '%') return formatShare(value);
  return Math.abs(value) >= 10_000 ? formatCompact(value) : formatNumber(value, digitsFor(value));
}

/** Below this, labels are written out; above, as on the axis. */
const WRITTEN_OUT = 10_000;

/** How the labels of one chart are written: all with the same decimals, so that they can be compared at a glance. */
export function labelFormat(values: readonly number[], unit?: string | null): (value: number) => string {
  if (unit === '%') {
    const isWhole = (value: number) =>
      value === 0 || (Math.abs(value) >= 0.01 && Number.isInteger(Math.round(value * 1000) / 10));
    const digits = values.every(isWhole) ? 0 : shareDigits(Math.max(...values.map(Math.abs)));
    return (value) => formatPercent(value * 100, digits, digits);
  }
  const furthest = Math.max(0, ...values.map(Math.abs));
  if (furthest >= WRITTEN_OUT) return (value) => formatTick(value, unit);
  const fractions = values.filter((value) => !Number.isInteger(value));
  const most = furthest >= 1000 ? 0 : furthest >= 100 ? 1 : furthest >= 1 ? 2 : Infinity;
  const digits = fractions.length === 0 ? 0 : Math.min(most, ...fractions.map(digitsFor));
  return (value) => formatFixed(value, digits);
}

/** An axis title; `%` needs no repeating, its ticks carry it. */
export const axisTitle = (label: string, unit?: string | null): string =>
  !unit || unit === '%' || [unit, unitText(unit)].some((said) => label.toLowerCase().includes(said.toLowerCase()))
    ? label
    : `${label} (${unitText(unit)})`;
