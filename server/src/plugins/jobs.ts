import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { deleteExpiredSessions } from '../modules/accounts/session-repository';
import { sendWeeklySummaries } from '../modules/settings/weekly-summary';

const HOUR_MS = 3_600_000;
const TELEMETRY_DAYS = 90;

const hourly = async ({ database: { db }, mail, publicUrl }: Context) => {
  await deleteExpiredSessions(db);
  await db.deleteFrom('mail_tokens').where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('remote_events')
    .where('hour', '<', new Date(Date.now() - TELEMETRY_DAYS * 24 * HOUR_MS))
    .execute();
  await sendWeeklySummaries(db, mail, publicUrl());
};

/** Work that no request asks for, every hour. */
export const jobs = (app: FastifyInstance, context: Context) => {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = hourly(context).catch((error: unknown) => context.log.error({ err: error }, 'hourly work failed'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};
