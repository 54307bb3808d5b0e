import { sql, type Kysely } from 'kysely';

/** Brings addresses into the form that calls bring them into from now on (NFKC, small letters), so that their owners still log in. */
export const up = async (db: Kysely<unknown>) => {
  const users = db.withTables<{ users: { id: string; email: string } }>();
  const rows = await users
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql<boolean>`email is not nfkc normalized`)
    .execute();
  for (const { id, email } of rows) {
    const plain = email.normalize('NFKC').toLowerCase();
    // Where the plain form is another's, that account stays as it is: nobody may get into it by this.
    const taken = await users.selectFrom('users').select('id').where('email', '=', plain).executeTakeFirst();
    if (!taken) await users.updateTable('users').set({ email: plain }).where('id', '=', id).execute();
  }
};
