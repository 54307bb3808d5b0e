import type { MailQueue } from '../../mail/mail-queue';
import type { AnalysisEvents } from '../analyses/analysis-runner';

/** Who watches the analysis sees its report within this time, and needs no mail of it. */
const REPORT_MAIL_DELAY_MS = 2 * 60_000;

/** Mails of what became of an analysis. Whether the user wants them is asked when they are sent. */
export const notifications = (mail: MailQueue): AnalysisEvents => ({
  onReport: ({ facts }, reportId) =>
    mail.later(() => mail.enqueue(facts.userId, { kind: 'new-report', reportId }, { delayMs: REPORT_MAIL_DELAY_MS })),
  onFailure: ({ facts }, failure) => {
    // A broken upload is the sender's own connection, not an agent's failure.
    if (failure.code === 'upload-broken' || failure.code === 'file-too-large') return;
    mail.later(() =>
      mail.enqueue(facts.userId, { kind: 'analysis-failed', sourceName: facts.sourceName, reason: failure.detail }),
    );
  },
});
