import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS as ALERTS } from '../alerts/limits';
import { LIMITS } from './limits';

/**
 * The table without the rows that repeat another in every column, where these are all that keeps it from having a key: an order's line that was
 * imported twice. Where no column, nor two together, would be different in every row without them, two equal rows may be two events.
 * @param first what the profile says of the table with them
 * @returns null where there are none, or where they may be rows of their own
 */
export async function withoutCopies(
  connection: DuckDBConnection,
  table: LoadedTable,
  first: Table,
  signal?: AbortSignal,
): Promise<LoadedTable | null> {
  const copies = first.alerts.find(({ kind }) => kind === 'duplicate-rows')?.count;
  if (copies === undefined || table.columns.some(({ name }) => name.toLowerCase() === 'rowid')) return null;
  if (!(await haveKey(connection, table, first, signal))) return null;
  const cells = table.columns.map(({ name }) => quoteName(name)).join(', ');
  const numbered = `SELECT rowid AS own, row_number() OVER (PARTITION BY ${cells} ORDER BY rowid) AS n FROM ${table.relation}`;
  await runQuery(connection, `DELETE FROM ${table.relation} WHERE rowid IN (SELECT own FROM (${numbered}) WHERE n > 1)`, signal);
  const [[rows] = []] = (await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${table.relation}`, signal)).getRowsJS();
  return { ...table, rows: Number(rows), copies: table.rows - Number(rows) };
}

/** Whether a number of the rows is different in nearly every one but for the copies, or it is in every one with another column. Measured figures may be so by their digits alone. */
async function haveKey(
  connection: DuckDBConnection,
  { relation, columns, rows }: LoadedTable,
  first: Table,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const possible = first.columns.filter(
    ({ type, stats }) => type !== 'number' && type !== 'boolean' && stats.missing === 0 && stats.distinct > 1,
  );
  const named = possible
    .filter(({ role, stats }) => (role === 'identifier' || role === 'timestamp') && stats.distinct >= LIMITS.leastNamed * rows)
    .sort((a, b) => b.stats.distinct - a.stats.distinct)
    .slice(0, LIMITS.mostNamed);
  const keys = named.flatMap((one) => [
    quoteName(one.name),
    ...possible.filter((other) => other !== one).map((other) => `(${quoteName(one.name)}, ${quoteName(other.name)})`),
  ]);
  if (keys.length === 0) return false;
  const cells = columns.map(({ name }) => quoteName(name)).join(', ');
  const counts = keys.map((key) => `count(DISTINCT ${key})::DOUBLE`).join(', ');
  const sql = `SELECT count(*)::DOUBLE, ${counts} FROM (SELECT DISTINCT ${cells} FROM ${relation})`;
  const [[all, ...different] = []] = (await runQuery(connection, sql, signal)).getRowsJS();
  const isNumber = keys.map((key) => named.some(({ name, role }) => role === 'identifier' && quoteName(name) === key));
  return different.some((count, i) => Number(count) >= (isNumber[i] ? ALERTS.nearlyUnique : 1) * Number(all));
}
