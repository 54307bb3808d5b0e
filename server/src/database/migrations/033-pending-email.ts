import { sql, type Kysely } from 'kysely';

/** Which address an account waits for, beside the links that were sent there; one that was sent before this release still counts. */
export const up = async (db: Kysely<unknown>) => {
  await sql.raw('alter table users add column pending_email text').execute(db);
  await sql.raw('alter table users add column pending_email_at timestamptz').execute(db);
  await sql
    .raw(
      `update users set (pending_email, pending_email_at) = (
        select email, created_at from mail_tokens
        where user_id = users.id and purpose = 'email' and expires_at > now()
        order by created_at desc limit 1
      )`,
    )
    .execute(db);
};
