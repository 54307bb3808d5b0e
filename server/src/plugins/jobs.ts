import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { refreshStatistics } from '../database/refresh-statistics';
import { AppError } from '../errors';
import { deleteExpiredSessions } from '../modules/accounts/session-repository';
import { failInterrupted } from '../modules/analyses/analysis-repository';
import { sendWeeklySummaries } from '../modules/settings/weekly-summary';
import { recover } from '../recover';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TELEMETRY_DAYS = 90;

const hourly = async ({ database: { db }, mail }: Context) => {
  await deleteExpiredSessions(db);
  await db.deleteFrom('mail_tokens').where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('remote_events')
    .where('hour', '<', new Date(Date.now() - TELEMETRY_DAYS * 24 * HOUR_MS))
    .execute();
  await db
    .deleteFrom('rollout_devices')
    .where('last_at', '<', new Date(Date.now() - TELEMETRY_DAYS * 24 * HOUR_MS))
    .execute();
  await sendWeeklySummaries(db, mail);
};

/** What servers that share a database do for one that has died. */
const everyMinute = async ({ database: { db }, log }: Context) => {
  const { code, detail } = new AppError('analysis-interrupted');
  const ended = await failInterrupted(db, code, detail, { everything: false });
  if (ended > 0) log.warn({ analyses: ended }, 'ended analyses that no server works on');
};

/** Work that no request asks for. `more` is done every hour, too. */
export const jobs = (app: FastifyInstance, context: Context, more: () => Promise<void>) => {
  const isShared = context.database.kind === 'postgresql';
  const every = (ms: number, work: (context: Context) => Promise<void>) => {
    let running: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      running = work(context).catch((error: unknown) => context.log.error({ err: error }, 'regular work failed'));
    }, ms);
    timer.unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
  };
  every(HOUR_MS, hourly);
  every(HOUR_MS, more);
  every(HOUR_MS, ({ database }) => refreshStatistics(database));
  if (!isShared) return;
  every(MINUTE_MS, everyMinute);
  every(HOUR_MS, async (parts) => void (await recover(parts)));
};
