import type { DuckDBConnection } from '@duckdb/node-api';
import { plain, type Cell } from '../duckdb/cell';
import { rowsOfNumber, type RowsAsked } from './rows-of-number';
import { rowQueries, withoutPlace, type RowsPage, type RowsRead } from './rows-page';
import { readSelect, withStore } from './with-store';

/**
 * One page of the rows behind a claim's number, from the tables that the analysis has kept.
 * @returns null where the tables are gone, no longer fit, or the claim does not say its rows
 * @throws the signal's reason when the caller gives up
 */
export async function readRows(
  claim: RowsAsked,
  storePath: string,
  page: RowsPage,
  signal?: AbortSignal,
): Promise<RowsRead | null> {
  return claim.rows ? withStore(storePath, (connection) => readRowsFrom(connection, claim, page, signal), signal) : null;
}

/** The same from tables that are open. */
export async function readRowsFrom(
  connection: DuckDBConnection,
  claim: RowsAsked,
  page: RowsPage,
  signal?: AbortSignal,
): Promise<RowsRead | null> {
  const ask = async (sql: string) => (await readSelect(connection, sql))?.getRowsJS()[0]?.map(plain) ?? null;
  try {
    const asked = await rowsOfNumber(claim, ask);
    const queries = rowQueries(asked, page);
    if (!queries || !asked.rows) return null;
    const rows = await readSelect(connection, queries.page);
    const total = await readSelect(connection, queries.total);
    if (!rows || !total) return null;
    return {
      ...withoutPlace({ columns: rows.columnNames(), rows: rows.getRowsJS().map((row) => row.map(shown)) }),
      total: numberOf(plain(total.getRowsJS()[0]?.[0])) ?? 0,
      value: numberOf((await ask(queries.value))?.[0] ?? null),
      how: asked.rows.how,
    };
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}

const numberOf = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null);

/** A cell as people read it: a day without its midnight. */
function shown(value: unknown): Cell {
  if (!(value instanceof Date)) return plain(value);
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
