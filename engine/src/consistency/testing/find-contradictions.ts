import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { plain } from '../../duckdb/cell';
import { sameValue } from '../../verify/same-value';
import { claimRules } from './claim-rules';
import { type Facts, type Known, NOTHING_KNOWN } from './facts';
import { reportRules } from './report-rules';

export interface Contradiction {
  rule: string;
  sentence: string;
}

interface Reported {
  document: ReportDocument;
  markdown: string;
  storePath: string;
}

/** Everything in a report that its own numbers, its notes, or what is known of the table refute. */
export async function findContradictions(
  { document, markdown, storePath }: Reported,
  known: Known = NOTHING_KNOWN,
): Promise<Contradiction[]> {
  const facts = await factsOf(document.claims, storePath);
  const found: Contradiction[] = document.claims
    .filter(({ id, value }) => !sameValue(value, valueOf(facts.get(id))))
    .map(({ sentence }) => ({ rule: 'its query gives another value', sentence }));
  const words = document.claims.flatMap((claim) =>
    (claim.words ?? []).map(({ sql }) => ({ id: sql, sql, sentence: claim.sentence })),
  );
  const answers = await factsOf(words, storePath);
  for (const { sql, sentence } of words)
    if (answers.get(sql)?.value !== true) found.push({ rule: 'a word does not hold', sentence });
  for (const claim of document.claims)
    for (const [rule, holds] of Object.entries(claimRules))
      if (!holds(claim, facts.get(claim.id) ?? {})) found.push({ rule, sentence: claim.sentence });
  for (const [rule, broken] of Object.entries(reportRules))
    for (const sentence of broken({ document, markdown, known })) found.push({ rule, sentence });
  return found;
}

const valueOf = (facts: Facts | undefined): number | null => (typeof facts?.value === 'number' ? facts.value : null);

async function factsOf(claims: readonly Pick<Claim, 'id' | 'sql'>[], storePath: string): Promise<Map<string, Facts>> {
  const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    await connection.run("SET TimeZone = 'UTC'");
    const facts = new Map<string, Facts>();
    for (const claim of claims) facts.set(claim.id, await firstRow(connection, claim.sql));
    return facts;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function firstRow(connection: DuckDBConnection, sql: string): Promise<Facts> {
  const reader = await connection.runAndReadAll(sql);
  const [row = []] = reader.getRowsJS();
  return Object.fromEntries(reader.columnNames().map((name, i) => [name, plain(row[i])]));
}
