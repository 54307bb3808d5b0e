import type { DuckDBConnection, DuckDBResultReader } from '@duckdb/node-api';

/** Runs a query to its end; an abort interrupts it within milliseconds and throws the signal's reason. */
export async function runQuery(connection: DuckDBConnection, sql: string, signal?: AbortSignal): Promise<DuckDBResultReader> {
  signal?.throwIfAborted();
  const stop = () => connection.interrupt();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await connection.runAndReadAll(sql);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
