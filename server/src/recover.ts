import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/connect';
import { AppError } from './errors';
import type { FileStore } from './files/file-store';
import { failInterrupted } from './modules/analyses/analysis-repository';

/** Puts in order what a sudden end has left: analyses that nobody works on any more, and files that belong to no report. */
export const recover = async ({ db }: Database, files: FileStore, log: FastifyBaseLogger) => {
  const { code, detail } = new AppError('analysis-interrupted');
  const analyses = await failInterrupted(db, code, detail);
  const rows = await db.selectFrom('reports').select(['upload_file', 'store_file']).execute();
  const kept = rows.flatMap((row) => [row.upload_file, row.store_file]).filter((name) => name !== null);
  const removed = await files.removeAllBut(new Set(kept));
  if (analyses + removed > 0) log.warn({ analyses, files: removed }, 'put in order what the last run left unfinished');
};
