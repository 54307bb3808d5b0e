import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnPlan } from '../typing/column-plan';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { joinUnreadSql, unreadSql } from './unread-cells';
import { UNREAD_COLUMN } from '../typing/unread-column';
import { LIMITS } from './limits';

const RAW = 'read_raw';

export const isWide = (columns: number): boolean => columns > LIMITS.wide;

/**
 * Loads a table of very many columns, part by part: the time that the engine takes to plan a query grows with the square of the
 * expressions in it, to a minute for 5,000 columns. `from` reads the cells `raw` as text. Answers how many rows were loaded.
 */
export async function createWideTable(
  connection: DuckDBConnection,
  relation: string,
  from: string,
  { names, plans }: { names: string[]; plans: ColumnPlan[] },
  raw: string[],
  signal?: AbortSignal,
): Promise<number> {
  const parts = Array.from({ length: Math.ceil(raw.length / LIMITS.columnsAPart) }, (_, part) => ({
    table: `read_part_${part}`,
    first: part * LIMITS.columnsAPart,
    cells: raw.slice(part * LIMITS.columnsAPart, (part + 1) * LIMITS.columnsAPart),
  }));
  try {
    await runQuery(connection, `CREATE OR REPLACE TEMP TABLE ${RAW} AS SELECT * FROM ${from}`, signal);
    for (const { table, first, cells } of parts) {
      const own = plans.slice(first, first + cells.length);
      const typed = own.map((plan, i) => `${plan.sql(cells[i] ?? '')} AS v${first + i}`);
      const named = own.map((_, i) => `v${first + i} AS ${quoteName(names[first + i] ?? '')}`);
      const unread = `${unreadSql(cells, own.length, first)} AS ${UNREAD_COLUMN}`;
      await runQuery(
        connection,
        `CREATE OR REPLACE TEMP TABLE ${table} AS SELECT ${[...named, unread].join(', ')} FROM (SELECT ${[...cells, ...typed].join(', ')} FROM ${RAW})`,
        signal,
      );
    }
    await runQuery(connection, `DROP TABLE ${RAW}`, signal);
    const unread = joinUnreadSql(parts.map(({ table }) => `${table}.${UNREAD_COLUMN}`));
    const joined = parts.map(({ table }) => table).join(' POSITIONAL JOIN ');
    const sql = `CREATE TABLE ${relation} AS SELECT ${names.map(quoteName).join(', ')}, ${unread} AS ${UNREAD_COLUMN} FROM ${joined}`;
    return Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0]);
  } finally {
    for (const table of [RAW, ...parts.map((part) => part.table)]) await connection.run(`DROP TABLE IF EXISTS ${table}`);
  }
}
