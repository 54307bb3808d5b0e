import { copyFile, stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Unpacking } from './unpacking';

const LOOK_MS = 100;

/** Writes what a query gives as CSV, and stops when it becomes too large. @throws InputError */
export async function copyOut(
  connection: DuckDBConnection,
  sql: string,
  { newPath, budget, signal }: Unpacking,
  header = true,
): Promise<string> {
  const path = newPath();
  const size = async () => (await stat(path).catch(() => ({ size: 0 }))).size;
  const tooLarge = new AbortController();
  const look = async () => {
    if ((await size()) <= budget.left) return;
    tooLarge.abort();
    connection.interrupt();
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    await runQuery(connection, `COPY (${sql}) TO ${quoteText(path)} (FORMAT csv, HEADER ${String(header)})`, signal);
  } catch (error) {
    throw tooLarge.signal.aborted ? budget.exceeded() : error;
  } finally {
    clearInterval(timer);
  }
  budget.take(await size());
  return path;
}

/** A path that DuckDB takes for one file: marks of a pattern in a name would stand for others. */
export async function literalPath(path: string, { newPath }: Unpacking): Promise<string> {
  if (!/[*?[\]{}]/.test(path)) return path;
  const target = newPath();
  await copyFile(path, target);
  return target;
}
