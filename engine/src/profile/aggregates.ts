import type { DuckDBConnection } from '@duckdb/node-api';
import { dataError } from '../read/file-kind/data-error';
import { runQuery } from '../duckdb/run-query';

export interface Aggregates {
  values: Record<string, unknown>;
  /** Names of those that the engine could not compute, with what it said. */
  failed: Map<string, string>;
}

/**
 * Computes aggregates (`sql AS name`) over a relation in one scan. Where the values of one are out of the range of what can be computed,
 * the others are told apart from it by halves: it alone is lost.
 */
export async function aggregate(
  connection: DuckDBConnection,
  list: readonly { name: string; sql: string }[],
  from: string,
  signal?: AbortSignal,
): Promise<Aggregates> {
  if (list.length === 0) return { values: {}, failed: new Map() };
  try {
    const sql = `SELECT ${list.map((one) => `${one.sql} AS ${one.name}`).join(', ')} FROM ${from}`;
    return { values: (await runQuery(connection, sql, signal)).getRowObjectsJS()[0] ?? {}, failed: new Map() };
  } catch (error) {
    const reason = dataError(error);
    if (reason === null) throw error;
    const [only] = list;
    if (list.length === 1 && only) return { values: {}, failed: new Map([[only.name, reason]]) };
    const middle = list.length >> 1;
    const first = await aggregate(connection, list.slice(0, middle), from, signal);
    const second = await aggregate(connection, list.slice(middle), from, signal);
    return { values: { ...first.values, ...second.values }, failed: new Map([...first.failed, ...second.failed]) };
  }
}
