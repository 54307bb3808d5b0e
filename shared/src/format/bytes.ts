import { formatUnit } from './number';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Decimal units: `1` → `1 byte`, `1234567` → `1.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.95 would be rounded up to 1000.0 of the unit below.
  while (value >= (unit === 0 ? 1000 : 999.95) && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return formatUnit(value, UNITS[unit] ?? '', { unitDisplay: unit === 0 ? 'long' : 'short', maximumFractionDigits: 1 });
}
