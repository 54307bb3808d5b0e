import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MailTokenPurpose, Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** How long a link of each kind can be followed, in milliseconds. */
export const LIFETIME_MS: Readonly<Record<MailTokenPurpose, number>> = {
  verify: 48 * 3_600_000,
  email: 48 * 3_600_000,
  reset: 3_600_000,
};
/** Mails of one kind that a user's address may be sent within an hour, whoever asks for them. */
const MOST_AN_HOUR = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token, of which only the hash is kept; null when the address has been sent enough mails for now. */
export const createMailToken = async (
  db: Db,
  userId: string,
  purpose: MailTokenPurpose,
  email: string,
): Promise<string | null> => {
  const now = Date.now();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', new Date(now)).execute();
  const { count } = await db
    .selectFrom('mail_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now - 3_600_000))
    .executeTakeFirstOrThrow();
  if (count >= MOST_AN_HOUR) return null;
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('mail_tokens')
    .values({
      hash: hashOf(token),
      user_id: userId,
      purpose,
      email,
      created_at: new Date(now),
      expires_at: new Date(now + LIFETIME_MS[purpose]),
    })
    .execute();
  return token;
};

/** Takes the token out of the database: of many who use it at once, one gets it. Undefined when it is unknown, used or expired. */
export const takeMailToken = (db: Db, token: string, purposes: MailTokenPurpose[]) =>
  db
    .deleteFrom('mail_tokens')
    .where('hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst();

/** Looks without taking, so that a refused new password does not use the link up. */
export const peekMailToken = (db: Db, token: string, purpose: MailTokenPurpose) =>
  db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

/** Forgets a token whose mail did not go out. */
export const dropMailToken = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('mail_tokens').where('hash', '=', hashOf(token)).execute();
};

export const deleteMailTokens = (db: Db, userId: string, purposes: MailTokenPurpose[]) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
