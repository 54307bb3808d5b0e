import type { Kysely } from 'kysely';
import { toldReading, type ToldReading } from '@hub/shared/contracts/reports/told-reading';
import type { Schema } from '../../../database/schema';

type Db = Kysely<Schema>;

/** What a person has said of a source's columns and tables. */
export const findTold = async (db: Db, userId: string, sourceId: string): Promise<ToldReading> => {
  const row = await db
    .selectFrom('source_roles')
    .select(['corrections', 'tables', 'joins'])
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  if (!row) return { corrections: [], tables: [], joins: [] };
  return toldReading.parse({
    ...(JSON.parse(row.corrections) as object),
    ...(JSON.parse(row.tables ?? '{"tables":[]}') as object),
    ...(JSON.parse(row.joins ?? '{"joins":[]}') as object),
  });
};

/** In the place of what was there. What is absent stays as it was. */
export const saveTold = async (
  db: Db,
  userId: string,
  sourceId: string,
  { corrections, tables, joins }: Partial<ToldReading>,
) => {
  const said = {
    ...(corrections && { corrections: JSON.stringify({ corrections }) }),
    ...(tables && { tables: JSON.stringify({ tables }) }),
    ...(joins && { joins: JSON.stringify({ joins }) }),
  };
  await db
    .insertInto('source_roles')
    .values({ user_id: userId, source_id: sourceId, corrections: '{"corrections":[]}', tables: null, joins: null, ...said })
    .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).doUpdateSet(said))
    .execute();
};
