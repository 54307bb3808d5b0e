const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Decimal units: `1` → `1 byte`, `1234567` → `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  // 999.95 would be rounded up to 1000.0 of the unit below.
  while (value >= (unit === 0 ? 1000 : 999.95) && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1).replace(/\.0$/, '')} ${UNITS[unit]}`;
}
