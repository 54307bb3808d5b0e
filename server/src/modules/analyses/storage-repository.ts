import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { t } from '../../messages';
import { sizeText } from '../../files/size-text';

/** What keeps an analysis from being taken on or from going on: nothing more may be stored. */
export const storageFull = (limit: number) => new AppError('storage-full', t('storage-full.limit', { limit: sizeText(limit) }));

/**
 * Lets one caller at a time look at what a user has and change it, whichever server it is on. `work` must ask by `trx`
 * alone: the embedded database has one connection.
 */
export const asOnlyOne = <T>(db: Kysely<Schema>, userId: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    return work(trx);
  });

/** Bytes of the user's reports, and of what is reserved for other analyses that run. */
export const bytesInUse = async (trx: Kysely<Schema>, userId: string, exceptAnalysis: string) => {
  const { stored } = await trx
    .selectFrom('reports')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('stored_bytes'), eb.lit(0)).as('stored'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { reserved } = await trx
    .selectFrom('analyses')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('reserved_bytes'), eb.lit(0)).as('reserved'))
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .where('id', '!=', exceptAnalysis)
    .executeTakeFirstOrThrow();
  return Number(stored) + Number(reserved);
};

/**
 * Reserves as many of `wanted` bytes as there is room for, at least `needed`, in the place of what was reserved before.
 * @throws AppError storage-full
 */
export const reserve = (
  db: Kysely<Schema>,
  { userId, id, needed, wanted, limit }: { userId: string; id: string; needed: number; wanted: number; limit: number },
): Promise<number> =>
  asOnlyOne(db, userId, async (trx) => {
    const room = limit - (await bytesInUse(trx, userId, id));
    if (needed > room) throw storageFull(limit);
    const granted = Math.min(wanted, room);
    await trx.updateTable('analyses').set({ reserved_bytes: granted }).where('id', '=', id).execute();
    return granted;
  });
