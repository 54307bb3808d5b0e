import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '../contracts/report/claim';
import { plain, type Cell } from '../duckdb/cell';
import { rowQueries, withoutPlace, type RowsPage, type RowsRead } from './rows-page';
import { readSelect, withStore } from './with-store';

/**
 * One page of the rows behind a claim's number, from the tables that the analysis has kept.
 * @returns null where the tables are gone, no longer fit, or the claim does not say its rows
 * @throws the signal's reason when the caller gives up
 */
export async function readRows(
  claim: Pick<Claim, 'rows' | 'sql'>,
  storePath: string,
  page: RowsPage,
  signal?: AbortSignal,
): Promise<RowsRead | null> {
  return rowQueries(claim, page) && withStore(storePath, (connection) => readRowsFrom(connection, claim, page, signal), signal);
}

/** The same from tables that are open. */
export async function readRowsFrom(
  connection: DuckDBConnection,
  claim: Pick<Claim, 'rows' | 'sql'>,
  page: RowsPage,
  signal?: AbortSignal,
): Promise<RowsRead | null> {
  const queries = rowQueries(claim, page);
  if (!queries) return null;
  try {
    const rows = await readSelect(connection, queries.page);
    const total = await readSelect(connection, queries.total);
    const value = await readSelect(connection, queries.value);
    if (!rows || !total || !value) return null;
    return {
      ...withoutPlace({ columns: rows.columnNames(), rows: rows.getRowsJS().map((row) => row.map(shown)) }),
      total: numberOf(plain(total.getRowsJS()[0]?.[0])) ?? 0,
      value: numberOf(plain(value.getRowsJS()[0]?.[0])),
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
