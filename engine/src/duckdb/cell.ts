export type Cell = number | string | boolean | null;
export type Row = Record<string, Cell>;

/** One value of a query's answer in plain JavaScript: big integers and decimals as numbers, points in time as ISO 8601. */
export function plain(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // oxlint-disable-next-line typescript/no-base-to-string -- DuckDB's lists, structs and decimals print themselves
  return String(value);
}
