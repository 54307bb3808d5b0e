import { DuckDBInstance, StatementType, type DuckDBConnection } from '@duckdb/node-api';
import type { Claim, Verification } from '@hub/shared/contracts/claim';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { plain } from '../insights/rows-of';

const TOLERANCE = 1e-6;
/** Claims' queries are aggregates: what they hold beyond this is kept on disk meanwhile. */
const MEMORY_LIMIT = '500MB';

/** Runs every claim's query again over the stored tables and compares it with the value in the report. Nothing is written. */
export async function verifyClaims(document: Pick<ReportDocument, 'claims'>, storePath: string): Promise<Verification[]> {
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
  try {
    await connection.run("SET TimeZone = 'UTC'");
    await connection.run('SET lock_configuration = true');
    const results: Verification[] = [];
    for (const claim of document.claims) results.push(await verifyClaim(connection, claim));
    return results;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** One claim: `same`, `changed`, or `not-available` when its query no longer runs. */
export async function verifyClaim(
  connection: DuckDBConnection,
  claim: Pick<Claim, 'id' | 'value' | 'sql'>,
): Promise<Verification> {
  const found = await valueOf(connection, claim.sql);
  if (found === undefined) return { claim: claim.id, outcome: 'not-available', old: claim.value, new: null };
  const same =
    found === claim.value ||
    (found !== null &&
      claim.value !== null &&
      Math.abs(found - claim.value) <= TOLERANCE * Math.max(Math.abs(found), Math.abs(claim.value)));
  return { claim: claim.id, outcome: same ? 'same' : 'changed', old: claim.value, new: found };
}

/** First column of the first row; undefined when the text is not one SELECT or fails. */
async function valueOf(connection: DuckDBConnection, sql: string): Promise<number | null | undefined> {
  try {
    const statements = await connection.extractStatements(sql);
    if (statements.count !== 1) return undefined;
    const statement = await statements.prepare(0);
    if (statement.statementType !== StatementType.SELECT) return undefined;
    const reader = await statement.runAndReadAll();
    const value = plain(reader.getRowsJS()[0]?.[0]);
    return typeof value === 'number' ? value : null;
  } catch {
    return undefined;
  }
}
