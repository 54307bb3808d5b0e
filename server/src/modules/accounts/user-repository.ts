import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Schema, UsersTable } from '../../database/schema';

export type UserRow = Selectable<UsersTable>;
type Db = Kysely<Schema>;

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUser = (db: Db, id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

type NewUser = Pick<Insertable<UsersTable>, 'email' | 'first_name' | 'last_name' | 'password_hash' | 'language'>;

/** Undefined when the address is taken, also by a registration at the same moment. */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values({ ...user, id: randomUUID(), is_verified: false, summary_sent_at: null, created_at: new Date() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (db: Db, id: string, change: Updateable<UsersTable>) =>
  db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute();
