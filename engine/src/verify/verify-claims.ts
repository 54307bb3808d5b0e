import { DuckDBInstance, StatementType, type DuckDBConnection } from '@duckdb/node-api';
import type { Claim, Verification } from '../contracts/claim';
import type { ReportDocument } from '../contracts/document';
import { plain } from '../duckdb/cell';
import { shareScans } from '../insights/prefetch/shared-scans';
import { sameValue } from './same-value';

/** Claims' queries are aggregates: what they hold beyond this is kept on disk meanwhile. */
const MEMORY_LIMIT = '500MB';

/**
 * Runs every claim's query again over the stored tables and compares it with the value in the report. Nothing is written.
 * @throws the signal's reason when the caller gives up
 */
export async function verifyClaims(
  document: Pick<ReportDocument, 'claims'>,
  storePath: string,
  signal?: AbortSignal,
): Promise<Verification[]> {
  signal?.throwIfAborted();
  let instance: DuckDBInstance;
  try {
    instance = await DuckDBInstance.create(storePath, {
      access_mode: 'READ_ONLY',
      memory_limit: MEMORY_LIMIT,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      enable_external_access: 'false',
    });
  } catch {
    // The stored table is gone or cannot be read: that is an answer, not a failure.
    return document.claims.map((claim) => ({ claim: claim.id, outcome: 'not-available', old: claim.value, new: null }));
  }
  const connection = await instance.connect();
  const interrupt = () => connection.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    await connection.run("SET TimeZone = 'UTC'");
    await connection.run('SET lock_configuration = true');
    return await compareWithData(connection, document.claims, signal);
  } finally {
    signal?.removeEventListener('abort', interrupt);
    connection.closeSync();
    instance.closeSync();
  }
}

/** For each claim: `same`, `changed`, or `not-available` when its query no longer runs. */
async function compareWithData(
  connection: DuckDBConnection,
  claims: readonly Pick<Claim, 'id' | 'value' | 'sql' | 'words'>[],
  signal?: AbortSignal,
): Promise<Verification[]> {
  const words = claims.flatMap((claim) => (claim.words ?? []).map(({ sql }) => sql));
  const answers = await shareScans(connection, [...claims.map(({ sql }) => sql), ...words], {
    shared: (_, [value]) => answerOf(value),
    alone: (sql) => {
      signal?.throwIfAborted();
      return valueOf(connection, sql);
    },
  });
  signal?.throwIfAborted();
  const holds = new Map(words.map((sql, i) => [sql, answers[claims.length + i]]));
  return claims.map((claim, i) => {
    const verified = verificationOf(claim, answers[i]);
    // A number that is the same while a word beside it no longer holds is another statement.
    const isWrong = (claim.words ?? []).some(({ sql }) => holds.get(sql) !== TRUE);
    return verified.outcome === 'same' && isWrong ? { ...verified, outcome: 'changed' } : verified;
  });
}

/** What a word's query answers when the word holds. */
const TRUE = 1;

/** A number, or whether something is so; null for everything else. */
function answerOf(value: unknown): number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : null;
}

function verificationOf(claim: Pick<Claim, 'id' | 'value'>, found: number | null | undefined): Verification {
  if (found === undefined) return { claim: claim.id, outcome: 'not-available', old: claim.value, new: null };
  return { claim: claim.id, outcome: sameValue(claim.value, found) ? 'same' : 'changed', old: claim.value, new: found };
}

/** First column of the first row; undefined when the text is not one SELECT or fails. */
async function valueOf(connection: DuckDBConnection, sql: string): Promise<number | null | undefined> {
  try {
    const statements = await connection.extractStatements(sql);
    if (statements.count !== 1) return undefined;
    const statement = await statements.prepare(0);
    if (statement.statementType !== StatementType.SELECT) return undefined;
    const reader = await statement.runAndReadAll();
    return answerOf(plain(reader.getRowsJS()[0]?.[0]));
  } catch {
    return undefined;
  }
}
