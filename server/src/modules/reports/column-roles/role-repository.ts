import type { Kysely } from 'kysely';
import { columnRoles, type ColumnCorrection } from '@hub/shared/contracts/column-roles';
import type { Schema } from '../../../database/schema';

type Db = Kysely<Schema>;

export const findCorrections = async (db: Db, userId: string, sourceId: string): Promise<ColumnCorrection[]> => {
  const row = await db
    .selectFrom('source_roles')
    .select('corrections')
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ? columnRoles.parse(JSON.parse(row.corrections)).corrections : [];
};

/** In the place of what was there. */
export const saveCorrections = async (db: Db, userId: string, sourceId: string, corrections: ColumnCorrection[]) => {
  const text = JSON.stringify({ corrections });
  await db
    .insertInto('source_roles')
    .values({ user_id: userId, source_id: sourceId, corrections: text })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).doUpdateSet({ corrections: text }))
    .execute();
};
