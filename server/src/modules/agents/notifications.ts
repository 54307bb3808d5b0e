import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { MailQueue } from '../../mail/mail-queue';
import { agentFailureMail, newReportMail } from '../../mail/mails';
import { findUser } from '../accounts/user-repository';
import type { AnalysisEvents } from '../analyses/analysis-runner';

/** Mails of what became of an analysis, to users who want them and whose address is verified. */
export const notifications = (db: Kysely<Schema>, mail: MailQueue, publicUrl: () => string): AnalysisEvents => ({
  onReport: ({ facts }, reportId) =>
    mail.later(async () => {
      const user = await findUser(db, facts.userId);
      if (!user?.is_verified || !user.notify_new_reports) return;
      const report = await db
        .selectFrom('reports')
        .select(['title', 'insight_count'])
        .where('id', '=', reportId)
        .executeTakeFirst();
      if (report)
        mail.enqueue(
          newReportMail(user, report.title, report.insight_count, `${publicUrl()}/dashboard/reports?report=${reportId}`),
        );
    }),
  onFailure: ({ facts }, failure) =>
    mail.later(async () => {
      const user = await findUser(db, facts.userId);
      // A broken upload is the sender's own connection, not an agent's failure.
      if (
        !user?.is_verified ||
        !user.notify_agent_status ||
        failure.code === 'upload-broken' ||
        failure.code === 'file-too-large'
      )
        return;
      mail.enqueue(agentFailureMail(user, facts.sourceName, failure.detail, `${publicUrl()}/dashboard/upload`));
    }),
});
