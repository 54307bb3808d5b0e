import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { mailJob, type MailJob } from './mail-job';

type Db = Kysely<Schema>;

/** A server that dies while it sends keeps a mail from the others for so long. */
const CLAIM_MS = 5 * 60_000;
/** Of these a newer one makes an older one, which has been waiting for the mail server, useless. */
const REPLACED: readonly MailJob['kind'][] = ['verification', 'email-change', 'password-reset'];

interface NewMail {
  id: string;
  user_id: string;
  job: MailJob;
  created_at: Date;
  due_at: Date;
}

export interface ClaimedMail extends NewMail {
  attempts: number;
}

export const insertMail = async (db: Db, { job, ...mail }: NewMail): Promise<void> => {
  if (REPLACED.includes(job.kind)) {
    await db
      .deleteFrom('mails')
      .where('user_id', '=', mail.user_id)
      .where('attempts', '>', 0)
      .where(sql<boolean>`(job::json ->> 'kind') = ${job.kind}`)
      .execute();
  }
  await db
    .insertInto('mails')
    .values({ ...mail, job: JSON.stringify(job) })
    .execute();
};

/** Takes the mail that is due first, which no other server gets then; undefined when none is due. */
export const claimMail = async (db: Db): Promise<ClaimedMail | undefined> => {
  const now = new Date();
  const row = await db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: new Date(now.getTime() + CLAIM_MS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const job = mailJob.safeParse(JSON.parse(row.job));
  if (job.success) return { ...row, job: job.data };
  // Written by another release of the hub; nobody here could put it into words.
  await removeMail(db, row.id);
  return claimMail(db);
};

export const nextDue = async (db: Db): Promise<Date | null> => {
  const row = await db.selectFrom('mails').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at ?? null;
};

export const postponeMail = async (db: Db, id: string, due_at: Date): Promise<void> => {
  await db.updateTable('mails').set({ due_at }).where('id', '=', id).execute();
};

export const removeMail = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute();
};
