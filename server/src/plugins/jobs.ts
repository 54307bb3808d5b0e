import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Work that no request asks for, and how often it is done. */
export interface Job {
  everyMs: number;
  work: () => Promise<void>;
}

/** Does each job in its turn for as long as the server runs. One that fails is logged and tried again the next time. */
export const jobs = (app: FastifyInstance, log: FastifyBaseLogger, list: readonly Job[]) => {
  for (const { everyMs, work } of list) {
    let running: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      running = work().catch((error: unknown) => log.error({ err: error }, 'regular work failed'));
    }, everyMs);
    timer.unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await running;
    });
  }
};
