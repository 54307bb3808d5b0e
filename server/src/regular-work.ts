import type { Context } from './context';
import { refreshStatistics } from './database/refresh-statistics';
import { AppError } from './errors';
import { deleteExpiredSessions } from './modules/accounts/session-repository';
import { failInterrupted } from './modules/analyses/analysis-repository';
import { forgetCrashes } from './modules/crashes/crash-repository';
import { clearDeleted } from './modules/reports/deleted-reports';
import { forgetTimes } from './modules/rollouts/device-times';
import { sendWeeklySummaries } from './modules/settings/weekly-summary';
import { HOUR_MS, MINUTE_MS, type Job } from './plugins/jobs';
import { recover } from './recover';

const TELEMETRY_DAYS = 90;

const hourly = async ({ database: { db }, mail }: Context) => {
  await deleteExpiredSessions(db);
  await db.deleteFrom('mail_tokens').where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('remote_events')
    .where('hour', '<', new Date(Date.now() - TELEMETRY_DAYS * 24 * HOUR_MS))
    .execute();
  const old = new Date(Date.now() - TELEMETRY_DAYS * 24 * HOUR_MS);
  await db
    .deleteFrom('rollout_times')
    .where('rollout', 'in', (units) => units.selectFrom('rollout_units').select('rollout').where('last_at', '<', old))
    .where('rollout', 'not in', (units) => units.selectFrom('rollout_units').select('rollout').where('last_at', '>=', old))
    .execute();
  await db.deleteFrom('rollout_units').where('last_at', '<', old).execute();
  await db.deleteFrom('rollout_pages').where('sent_at', '<', old).execute();
  await forgetCrashes(db, old);
  await forgetTimes(db);
  await sendWeeklySummaries(db, mail);
};

/** What servers that share a database do for one that has died. */
const endAbandoned = async ({ database: { db }, log }: Context) => {
  const { code, detail } = new AppError('analysis-interrupted');
  const ended = await failInterrupted(db, code, detail, { everything: false });
  if (ended > 0) log.warn({ analyses: ended }, 'ended analyses that no server works on');
};

/** What the modules have done without being asked. */
export const regularWork = (context: Context): Job[] => [
  { everyMs: HOUR_MS, work: () => hourly(context) },
  { everyMs: MINUTE_MS, work: () => clearDeleted({ db: context.database.db, files: context.files }) },
  { everyMs: HOUR_MS, work: () => refreshStatistics(context.database) },
  ...(context.database.kind === 'postgresql'
    ? [
        { everyMs: MINUTE_MS, work: () => endAbandoned(context) },
        { everyMs: HOUR_MS, work: async () => void (await recover(context)) },
      ]
    : []),
];
