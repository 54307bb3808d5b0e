import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { renewLease } from './analysis-repository';
import type { RunningAnalysis } from './running-analysis';

/** Milliseconds in which another server's users see progress, and after which their Cancel is heard. */
const BEAT_MS = 2_000;

/** Renews the leases of what this server works on, and stops what another server was asked to cancel. */
export const keepLeases = (db: Kysely<Schema>, current: () => Iterable<RunningAnalysis>, log: FastifyBaseLogger) => {
  const renew = async (analysis: RunningAnalysis) => {
    const { stage, bytesReceived, rowsRead, storeFile } = analysis;
    const progress = { stage, bytes_received: bytesReceived, rows_read: rowsRead, store_file: storeFile };
    const goesOn = await renewLease(db, analysis.facts.id, progress);
    if (!goesOn && !analysis.isOver) analysis.stopping.abort();
  };

  let beat: Promise<void> | null = null;
  const timer = setInterval(() => {
    beat ??= Promise.all([...current()].map(renew))
      .catch((error: unknown) => log.warn({ err: error }, 'leases could not be renewed'))
      .then(() => void (beat = null));
  }, BEAT_MS);
  timer.unref();

  return async () => {
    clearInterval(timer);
    await beat;
  };
};
