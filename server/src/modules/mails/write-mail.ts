import { inLanguage } from '@hub/engine';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { MailJob } from '../../mail/mail-job';
import type { WrittenMail } from '../../mail/mail-queue';
import {
  agentFailureMail,
  emailChangedMail,
  emailChangeMail,
  newReportMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
  weeklySummaryMail,
} from '../../mail/mails';
import { createMailToken, dropMailToken } from '../accounts/mail-token-repository';
import { findUser, findUserByEmail, type UserRow } from '../accounts/user-repository';
import { findAnalysis } from '../analyses/analysis-repository';
import { newsOf } from '../reports/report-news';
import type { MailSetting, UnsubscribeTokens } from './unsubscribe-token';
import { weekOf } from './week-figures';

interface Desk {
  db: Kysely<Schema>;
  publicUrl: () => string;
  unsubscribe: UnsubscribeTokens;
}

type Writer<K extends MailJob['kind']> = (
  desk: Desk,
  user: UserRow,
  job: Extract<MailJob, { kind: K }>,
) => Promise<WrittenMail | null> | WrittenMail | null;

export const UNSUBSCRIBE_PATH = '/unsubscribe';

const stopping = ({ publicUrl, unsubscribe }: Desk, user: UserRow, setting: MailSetting) =>
  `${publicUrl()}${UNSUBSCRIBE_PATH}/${unsubscribe.sign(user.id, setting)}`;

/** A mail with a link of its own; the link dies with a mail that could not be sent, so that it does not count as one. */
const withToken = async (
  db: Desk['db'],
  user: UserRow,
  purpose: 'verify' | 'reset' | 'email',
  email: string,
  compose: (token: string) => WrittenMail['mail'],
): Promise<WrittenMail | null> => {
  const token = await createMailToken(db, user.id, purpose, email);
  return token === null ? null : { mail: compose(token), undo: () => dropMailToken(db, token) };
};

/** Each kind of mail, put into words from what holds when it is sent. Null where it is no longer wanted. */
const writers: { [K in MailJob['kind']]: Writer<K> } = {
  verification: async ({ db, publicUrl }, user) =>
    user.is_verified
      ? null
      : withToken(db, user, 'verify', user.email, (token) => verificationMail(user, `${publicUrl()}/EmailVerification/${token}`)),
  'email-change': async ({ db, publicUrl }, user, { email }) =>
    // Cancelled meanwhile. A taken address is not told of: its owner gets nothing either.
    user.pending_email !== email || (await findUserByEmail(db, email))
      ? null
      : withToken(db, user, 'email', email, (token) => emailChangeMail(user, email, `${publicUrl()}/EmailVerification/${token}`)),
  'email-changed': (_desk, user, { from, to }) => ({ mail: emailChangedMail({ ...user, email: from }, to) }),
  'password-reset': async ({ db, publicUrl }, user) =>
    withToken(db, user, 'reset', user.email, (token) => resetMail(user, `${publicUrl()}/reset-password/${token}`)),
  'password-changed': ({ publicUrl }, user) => ({ mail: passwordChangedMail(user, `${publicUrl()}/forgot-password`) }),
  'new-report': async (desk, user, { reportId }) => {
    const news = user.is_verified && user.notify_new_reports ? await newsOf(desk.db, user.id, reportId) : null;
    const url = `${desk.publicUrl()}/dashboard/reports/${reportId}`;
    return news && { mail: newReportMail(user, news, url, stopping(desk, user, 'notify_new_reports')) };
  },
  'analysis-failed': async (desk, user, { analysisId, sourceName, reason }) => {
    if (!user.is_verified || !user.notify_agent_status) return null;
    const analysis = analysisId === undefined ? undefined : await findAnalysis(desk.db, user.id, analysisId);
    // Seen meanwhile, or begun anew.
    if (analysis && (analysis.seen_at !== null || analysis.state !== 'failed')) return null;
    const url = `${desk.publicUrl()}/dashboard/upload`;
    return { mail: agentFailureMail(user, sourceName, reason, url, stopping(desk, user, 'notify_agent_status')) };
  },
  'weekly-summary': async (desk, user, { since }) => {
    if (!user.is_verified || !user.weekly_summary) return null;
    const week = await weekOf(desk.db, user.id, new Date(since));
    return {
      mail: weeklySummaryMail(user, week, `${desk.publicUrl()}/dashboard/reports`, stopping(desk, user, 'weekly_summary')),
    };
  },
};

const write = <K extends MailJob['kind']>(desk: Desk, user: UserRow, job: Extract<MailJob, { kind: K }>) =>
  writers[job.kind](desk, user, job);

/** Puts mails into words. Null for a user who is gone, and for what is no longer wanted. */
export const mailWriter =
  (desk: Desk) =>
  async (userId: string, job: MailJob): Promise<WrittenMail | null> => {
    const user = await findUser(desk.db, userId);
    return user ? inLanguage(user.language, () => write(desk, user, job)) : null;
  };
