import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { MailQueue } from '../../mail/mail-queue';

const WEEK_MS = 7 * 86_400_000;

/**
 * Queues the summary for everybody who wants one and has had none for a week. The mark is set in the same statement that
 * finds them and in one transaction with the mails, so that two servers never send it twice and none is lost.
 */
export const sendWeeklySummaries = (db: Kysely<Schema>, mail: MailQueue, now = new Date()): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const since = new Date(now.getTime() - WEEK_MS);
    const due = await trx
      .updateTable('users')
      .set({ summary_sent_at: now })
      .where('weekly_summary', '=', true)
      .where('is_verified', '=', true)
      .where((eb) => eb(eb.fn.coalesce('summary_sent_at', 'created_at'), '<=', since))
      .returning('id')
      .execute();
    for (const { id } of due) {
      await mail.enqueue(id, { kind: 'weekly-summary', since: since.toISOString() }, { db: trx });
    }
    return due.length;
  });
