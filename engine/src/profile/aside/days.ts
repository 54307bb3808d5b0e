import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS } from './limits';

/** Days that stand for "not known" or "never": where calendars and clocks of computers begin and end. */
const DAYS: ReadonlySet<string> = new Set([
  '0001-01-01',
  '1111-11-11',
  '1753-01-01',
  '1800-01-01',
  '1899-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01',
  '1900-01-02',
  '1901-01-01',
  '1970-01-01',
  '2049-12-31',
  '2050-12-31',
  '2099-01-01',
  '2099-12-31',
  '2100-01-01',
  '2100-12-31',
  '2199-12-31',
  '2999-12-31',
  '9999-01-01',
  '9999-12-31',
]);

/** The first or the last days of a column that stand for no day, with their cells: far from all others, or far more often than any other. */
export async function daysOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { name, stats: { min, max, count } }: Column,
  signal: AbortSignal | undefined,
): Promise<[string, number][]> {
  const isOne = (end: unknown) => typeof end === 'string' && DAYS.has(end.slice(0, 10));
  if (count < LIMITS.fewestRows || !(isOne(min) || isOne(max))) return [];
  const cell = `CAST(${quoteName(name)} AS DATE)`;
  const listed = [...DAYS].map((day) => `DATE '${day}'`).join(', ');
  const sql =
    `WITH days AS (SELECT ${cell} AS day, count(*) AS n FROM ${relation} WHERE ${cell} IS NOT NULL GROUP BY 1), ` +
    `known AS (SELECT min(day) AS a, max(day) AS z, median(day) AS m, max(n) AS most FROM days WHERE day NOT IN (${listed})) ` +
    `SELECT strftime(day, '%Y-%m-%d'), n::DOUBLE, most::DOUBLE, CASE WHEN day < a THEN date_diff('day', day, a) ELSE date_diff('day', z, day) END::DOUBLE AS off, ` +
    `CASE WHEN day < a THEN date_diff('day', a, CAST(m AS DATE)) ELSE date_diff('day', CAST(m AS DATE), z) END::DOUBLE AS usual ` +
    `FROM days, known WHERE day IN (${listed}) AND (day < a OR day > z)`;
  const rows = (await runQuery(connection, sql, signal)).getRowsJS();
  return rows.flatMap(([day, times, most, off, usual]): [string, number][] => {
    const isFar = Number(off) >= Number(usual);
    const isOften = Number(times) >= LIMITS.fewestTimes && Number(times) >= LIMITS.mostOfDay * Number(most);
    return typeof day === 'string' && (isFar || isOften) ? [[day, Number(times)]] : [];
  });
}
