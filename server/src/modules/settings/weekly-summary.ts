import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { MailQueue } from '../../mail/mail-queue';
import { weeklySummaryMail } from '../../mail/mails';

const WEEK_MS = 7 * 86_400_000;
const TITLES = 10;

/**
 * Sends the summary to everybody who wants one and has had none for a week. The mark is set in the same statement that
 * finds them, so that two servers never send it twice.
 */
export const sendWeeklySummaries = async (db: Kysely<Schema>, mail: MailQueue, publicUrl: string, now = new Date()) => {
  const since = new Date(now.getTime() - WEEK_MS);
  const due = await db
    .updateTable('users')
    .set({ summary_sent_at: now })
    .where('weekly_summary', '=', true)
    .where('is_verified', '=', true)
    .where((eb) => eb(eb.fn.coalesce('summary_sent_at', 'created_at'), '<=', since))
    .returning(['id', 'email', 'first_name'])
    .execute();
  for (const user of due) {
    const reports = await db
      .selectFrom('reports')
      .select(['title', 'insight_count'])
      .where('user_id', '=', user.id)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .execute();
    const week = {
      reports: reports.length,
      insights: reports.reduce((sum, report) => sum + report.insight_count, 0),
      titles: reports.slice(0, TITLES).map((report) => report.title),
    };
    mail.enqueue(weeklySummaryMail(user, week, `${publicUrl}/dashboard/reports`));
  }
  return due.length;
};
