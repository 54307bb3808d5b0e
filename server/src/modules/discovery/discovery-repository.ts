import type { Kysely } from 'kysely';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { brokenReference } from './broken-reference';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** How far back a good revision is looked for. */
const MOST_BROKEN = 20;

const parse = (text: string): DiscoveryDocument | undefined => {
  try {
    const document = discoveryDocument.safeParse(JSON.parse(text)).data;
    return document && brokenReference(document) === null ? document : undefined;
  } catch {
    // Not even JSON: as broken as one that breaks the contract, and passed over like it.
    return undefined;
  }
};

/** The newest revision that is valid; a broken one is passed over, so that the product starts from the last good one. */
export const newestDocument = async (db: Db): Promise<DiscoveryDocument | undefined> => {
  const rows = await db
    .selectFrom('discovery_revisions')
    .select('document')
    .orderBy('revision', 'desc')
    .limit(MOST_BROKEN)
    .execute();
  for (const row of rows) {
    const document = parse(row.document);
    if (document) return document;
  }
  return undefined;
};

/** Number of the newest revision, valid or not: the next one must come after it. */
export const newestRevision = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('discovery_revisions')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .executeTakeFirst();
  return row?.revision ?? 0;
};

/** False when another server has taken the revision's number. */
export const insertRevision = async (db: Db, document: DiscoveryDocument, actor: string, reason: string) => {
  const inserted = await db
    .insertInto('discovery_revisions')
    .values({ revision: document.revision, document: JSON.stringify(document), actor, reason, created_at: new Date() })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .returning('revision')
    .executeTakeFirst();
  return inserted !== undefined;
};
