import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/connect';
import { AppError } from './errors';
import type { FileStore } from './files/file-store';
import { failInterrupted } from './modules/analyses/analysis-repository';

/** Files that other servers may have just made and not yet named in the database are left alone for this long. */
const GRACE_MS = 24 * 3_600_000;

/**
 * Puts in order what a sudden end has left: analyses that nobody works on any more, and files that belong to no report
 * and no analysis. With the embedded database this process is the only one there is, so that all that is found at its
 * start is left over; with PostgreSQL others may be at work.
 */
export const recover = async ({ db, kind }: Database, files: FileStore, log: FastifyBaseLogger) => {
  const isAlone = kind === 'embedded';
  const { code, detail } = new AppError('analysis-interrupted');
  const analyses = await failInterrupted(db, code, detail, { everything: isAlone });
  const reports = await db.selectFrom('reports').select(['upload_file', 'store_file']).execute();
  const running = await db.selectFrom('analyses').select(['upload_file', 'store_file']).where('state', '=', 'running').execute();
  const kept = [...reports, ...running].flatMap((row) => [row.upload_file, row.store_file]).filter((name) => name !== null);
  const removed = await files.removeAllBut(new Set(kept), isAlone ? Infinity : Date.now() - GRACE_MS);
  if (analyses + removed > 0) log.warn({ analyses, files: removed }, 'put in order what a sudden end left unfinished');
};
