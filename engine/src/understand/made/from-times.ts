import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Table, TableSpan } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import type { Made } from './plan';
import { LIMITS } from './limits';

const UNITS = ['day', 'hour', 'minute'] as const;

/**
 * Which of the columns that others were made of are the time from one of the table's moments to another: days late, from the promised day to that of
 * delivery. Nothing before nought counts.
 */
export async function spansIn(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { columns }: Table,
  made: readonly Made[],
  signal?: AbortSignal,
): Promise<TableSpan[]> {
  const times = columns.filter(({ type }) => isDay({ type })).slice(0, LIMITS.mostTimes);
  const known = made.flatMap(({ times: own, planned }) => (own ? [{ columns: planned.map(({ name }) => name), times: [...own] }] : []));
  // How much of it there is, beside whether there is any.
  const targets = made.filter(({ instead, planned, byMetric }) => instead !== undefined && planned.length > 1 && !byMetric);
  const tried = targets.flatMap(({ instead = '', planned }) =>
    times.flatMap((from) =>
      times.flatMap((to) =>
        from === to
          ? []
          : UNITS.map((unit) => ({ column: instead, made: planned.map(({ name }) => name), times: [from.name, to.name], unit })),
      ),
    ),
  );
  if (tried.length === 0) return known;
  const shares = tried.map(({ column, times: [from = '', to = ''], unit }) => {
    const [a, b, own] = [quoteName(from), quoteName(to), quoteName(column)];
    const between = `greatest(0, date_diff('${unit}', ${a}::TIMESTAMP, ${b}::TIMESTAMP))`;
    return `avg((abs(${own} - ${between}) < 1)::INT) FILTER (WHERE ${own} IS NOT NULL AND ${a} IS NOT NULL AND ${b} IS NOT NULL AND (${own} <> 0 OR ${between} <> 0))`;
  });
  const [row = []] = (await runQuery(connection, `SELECT ${shares.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  return [...known, ...tried.flatMap((one, i) => (Number(row[i] ?? 0) >= LIMITS.ofTimes ? [{ columns: [one.column, ...one.made], times: one.times }] : []))];
} // prettier-ignore
