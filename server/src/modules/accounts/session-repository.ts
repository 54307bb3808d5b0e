import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Session } from '../../plugins/auth';
import type { AccessClaims } from './access-tokens';
import { findUser } from './user-repository';

type Db = Kysely<Schema>;

/** However active it is, a session ends after 30 days. */
const SESSION_DAYS = 30;

export const insertSession = async (db: Db, userId: string, userAgent: string) => {
  const id = randomUUID();
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      created_at: new Date(now),
      expires_at: new Date(now + SESSION_DAYS * 86_400_000),
    })
    .execute();
  return id;
};

/** Undefined when the session was ended, the user is gone or their tokens were made void. */
export const findSession = async (db: Db, claims: AccessClaims, token: string): Promise<Session | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', claims.sid)
    .where('sessions.expires_at', '>', new Date())
    .where('users.id', '=', claims.sub)
    .where('users.token_version', '=', claims.ver)
    .executeTakeFirst();
  return row && { id: claims.sid, user: row, token, claims };
};

/** Newest first. */
export const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .execute();

/** Undefined when the user has no such session. */
export const deleteSession = (db: Db, userId: string, id: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();

/** Ends all sessions of the user and makes every token void. Answers with the user as they are now. */
export const endSessions = async (db: Db, userId: string) => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  return findUser(db, userId);
};

export const deleteExpiredSessions = (db: Db) => db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
