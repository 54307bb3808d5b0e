import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim, Verification } from '../contracts/report/claim';
import type { ReportDocument } from '../contracts/report/document';
import { plain } from '../duckdb/cell';
import { shareScans } from '../insights/prefetch/shared-scans';
import { sameValue } from './same-value';
import { readSelect, withStore } from './with-store';

/**
 * Runs every claim's query again over the stored tables and compares it with the value in the report. Nothing is written.
 * @throws the signal's reason when the caller gives up
 */
export async function verifyClaims(
  document: Pick<ReportDocument, 'claims'>,
  storePath: string,
  signal?: AbortSignal,
): Promise<Verification[]> {
  const answers = await withStore(storePath, (connection) => compareWithData(connection, document.claims, signal), signal);
  return answers ?? document.claims.map((claim) => ({ claim: claim.id, outcome: 'not-available', old: claim.value, new: null }));
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
    const reader = await readSelect(connection, sql);
    return reader ? answerOf(plain(reader.getRowsJS()[0]?.[0])) : undefined;
  } catch {
    return undefined;
  }
}
