import { DuckDBInstance, StatementType, type DuckDBConnection, type DuckDBResultReader } from '@duckdb/node-api';
import { threadsFor } from '../duckdb/threads-for';

/** Claims' queries are aggregates: what they hold beyond this is kept on disk meanwhile. */
const MEMORY_LIMIT = '500MB';

/**
 * Opens the tables that an analysis has kept, to be read and nothing else.
 * @returns null where they are gone or cannot be read: that is an answer, not a failure
 * @throws the signal's reason when the caller gives up
 */
export async function withStore<Result>(
  storePath: string,
  ask: (connection: DuckDBConnection) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | null> {
  signal?.throwIfAborted();
  const { threads } = await threadsFor([storePath]);
  let instance: DuckDBInstance;
  try {
    instance = await DuckDBInstance.create(storePath, {
      access_mode: 'READ_ONLY',
      memory_limit: MEMORY_LIMIT,
      ...(threads && { threads: String(threads) }),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      enable_external_access: 'false',
    });
  } catch {
    return null;
  }
  const connection = await instance.connect();
  const interrupt = () => connection.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    await connection.run("SET TimeZone = 'UTC'");
    await connection.run('SET lock_configuration = true');
    return await ask(connection);
  } finally {
    signal?.removeEventListener('abort', interrupt);
    connection.closeSync();
    instance.closeSync();
  }
}

/** What a query gives; null when the text is not one SELECT. @throws when it does not run */
export async function readSelect(connection: DuckDBConnection, sql: string): Promise<DuckDBResultReader | null> {
  const statements = await connection.extractStatements(sql);
  if (statements.count !== 1) return null;
  const statement = await statements.prepare(0);
  return statement.statementType === StatementType.SELECT ? statement.runAndReadAll() : null;
}
