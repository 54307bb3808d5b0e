import type { MailQueue } from '../../mail/mail-queue';
import type { AnalysisEvents } from '../analyses/analysis-runner';

/** Who watches the analysis sees within this time how it ended, and needs no mail of it. */
const MAIL_DELAY_MS = 2 * 60_000;

/** Mails of what became of an analysis. Whether the user wants them is asked when they are sent. */
export const notifications = (mail: MailQueue): AnalysisEvents => ({
  onReport: ({ facts }, reportId) =>
    mail.later(() => mail.enqueue(facts.userId, { kind: 'new-report', reportId }, { delayMs: MAIL_DELAY_MS })),
  onFailure: ({ facts }, failure) => {
    // A broken upload is the sender's own connection, not an agent's failure.
    if (failure.code === 'upload-broken' || failure.code === 'file-too-large') return;
    mail.later(() =>
      mail.enqueue(
        facts.userId,
        { kind: 'analysis-failed', analysisId: facts.id, sourceName: facts.sourceName, reason: failure.detail },
        { delayMs: MAIL_DELAY_MS },
      ),
    );
  },
});
