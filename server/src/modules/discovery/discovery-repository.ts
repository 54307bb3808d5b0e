import type { Kysely } from 'kysely';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/discovery';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** The newest revision that is valid; a broken one is passed over, so that the product starts from the last good one. */
export const newestDocument = async (db: Db): Promise<DiscoveryDocument | undefined> => {
  const rows = await db.selectFrom('discovery_revisions').select('document').orderBy('revision', 'desc').limit(20).execute();
  for (const row of rows) {
    const parsed = discoveryDocument.safeParse(JSON.parse(row.document));
    if (parsed.success) return parsed.data;
  }
  return undefined;
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
