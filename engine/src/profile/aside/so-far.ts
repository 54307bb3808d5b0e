import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS } from './limits';

/** Cells of a column that say how long something has lasted so far, and the day of the end that is missing in their rows. */
export interface SoFar {
  end: string;
  count: number;
}

/** Hours, days and weeks, in seconds. */
const UNITS = [3600, 86_400, 604_800];

/**
 * Cells of how long something took in rows of what is not over: where there is an end, the figure is the time from a start to it; where there is none, it runs
 * to one day for all, on which the table was written. That is no length of anything, and the shorter the later it began. Where most is not over yet, how long
 * things have been there so far is what the column is for.
 */
export async function soFarOf(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  { name, stats }: Column,
  dates: readonly Column[],
  signal: AbortSignal | undefined,
): Promise<SoFar | null> {
  const ends = dates.filter(
    ({ stats: { count } }) => count < rows && rows - count >= LIMITS.fewestOpen && rows - count <= LIMITS.mostOpen * rows,
  );
  for (const end of stats.count < LIMITS.fewestRows ? [] : ends) {
    for (const start of dates) {
      if (start.name === end.name || start.stats.count < end.stats.count) continue;
      const count = await openCells(connection, relation, { name, start: start.name, end: end.name }, signal);
      if (count > 0) return { end: end.name, count };
    }
  }
  return null;
}

async function openCells(
  connection: DuckDBConnection,
  relation: string,
  columns: Record<'name' | 'start' | 'end', string>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const [own, start, end] = [columns.name, columns.start, columns.end].map(quoteName);
  const near = (unit: number, to: string) => `abs(m - (${to} - a) / ${unit}.0) <= 1`;
  const figures = UNITS.flatMap((unit) => [
    `(avg(CASE WHEN ${near(unit, 'b')} THEN 1 ELSE 0 END) FILTER (b IS NOT NULL))::DOUBLE`,
    // The day on which the table was written is that at which half of these end.
    `(avg(CASE WHEN ${near(unit, `(SELECT median(a + m * ${unit}) FROM seen WHERE b IS NULL)`)} THEN 1 ELSE 0 END) FILTER (b IS NULL))::DOUBLE`,
  ]);
  const sql =
    `WITH seen AS (SELECT ${own}::DOUBLE AS m, epoch(CAST(${start} AS TIMESTAMP)) AS a, epoch(CAST(${end} AS TIMESTAMP)) AS b FROM ${relation} WHERE m IS NOT NULL AND a IS NOT NULL) ` +
    `SELECT (count(*) FILTER (b IS NULL))::DOUBLE, (count(*) FILTER (b IS NOT NULL))::DOUBLE, coalesce(stddev_pop(m), 0)::DOUBLE, ${figures.join(', ')} FROM seen`;
  const [[open, over, spread, ...shares] = []] = (await runQuery(connection, sql, signal)).getRowsJS();
  if (Number(open) < LIMITS.fewestOpen || Number(over) < LIMITS.fewestRows || Number(spread) < LIMITS.spreadOfLengths) return 0;
  const holds = UNITS.some(
    (_, at) => Math.min(Number(shares[2 * at] ?? 0), Number(shares[2 * at + 1] ?? 0)) >= LIMITS.holdsForLengths,
  );
  return holds ? Number(open) : 0;
}
