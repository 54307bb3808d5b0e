import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { MOST_SHARES } from '@hub/shared/contracts/constants';
import type { ShareRequest } from '@hub/shared/contracts/reports/share';
import type { ReportSharesTable, Schema } from '../../database/schema';

type Db = Kysely<Schema>;
export type ShareRow = Selectable<ReportSharesTable>;

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * A new link to a report, of whose token only the hash is kept; null when the report has as many as it may have. Links that have
 * ended make room.
 */
export const createShare = async (
  db: Db,
  report: { id: string; user_id: string },
  { days, queries, rows, shared_by }: ShareRequest,
  passwordHash: string | null,
): Promise<{ share: ShareRow; token: string } | null> =>
  db.transaction().execute(async (trx) => {
    // Of many at once, each counts those before it.
    await trx.selectFrom('reports').select('id').where('id', '=', report.id).forUpdate().execute();
    const now = new Date();
    await trx.deleteFrom('report_shares').where('report_id', '=', report.id).where('expires_at', '<=', now).execute();
    const { count } = await trx
      .selectFrom('report_shares')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('report_id', '=', report.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST_SHARES) return null;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const share = await trx
      .insertInto('report_shares')
      .values({
        id: randomUUID(),
        hash: hashOf(token),
        report_id: report.id,
        user_id: report.user_id,
        with_queries: queries,
        with_rows: rows,
        shared_by: shared_by || null,
        password_hash: passwordHash,
        created_at: now,
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { share, token };
  });

/** Newest first. */
export const listShares = (db: Db, userId: string, reportId: string): Promise<ShareRow[]> =>
  db
    .selectFrom('report_shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** All of a user's links, for what is kept of them. */
export const sharesOfUser = (db: Db, userId: string): Promise<ShareRow[]> =>
  db.selectFrom('report_shares').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

/** Whether there was such a link of this user's. */
export const deleteShare = async (db: Db, userId: string, reportId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('report_shares')
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** What the link of a token asks for before it is used; undefined when the token is of none. */
export const passwordOf = (db: Db, token: string): Promise<Pick<ShareRow, 'password_hash'> | undefined> =>
  db.selectFrom('report_shares').select('password_hash').where('hash', '=', hashOf(token)).executeTakeFirst();

/** The link of a token, counted as used once more; undefined when the token is of none, or of one that has ended. */
export const takeUse = (db: Db, token: string): Promise<ShareRow | undefined> =>
  db
    .updateTable('report_shares')
    .set({ uses: sql<number>`uses + 1`, last_used_at: new Date() })
    .where('hash', '=', hashOf(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .returningAll()
    .executeTakeFirst();
