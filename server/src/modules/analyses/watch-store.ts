import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../errors';
import type { FileStore } from '../../files/file-store';
import type { RunningAnalysis } from './running-analysis';

const LOOK_MS = 500;

/** Counts what the engine writes as its own copy, and stops the analysis when there is no room for it. */
export const watchStore = (analysis: RunningAnalysis, files: FileStore, store: string | null, log: FastifyBaseLogger) => {
  const { facts, storage, stopping } = analysis;
  let looking: Promise<void> | null = null;

  const look = async () => {
    await storage.hold('store', await files.sizeOfAll(store));
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => {
        // Trouble of the database is no reason to stop: what is kept is counted in the end all the same.
        if (error instanceof Refusal) stopping.abort(error);
        else log.warn({ err: error, analysis: facts.id }, 'the engine’s copy could not be counted');
      })
      .finally(() => (looking = null));
  }, LOOK_MS);

  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
