import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/connect';
import { AppError } from './errors';
import type { FileStore } from './files/file-store';
import { isStillSame } from './installation/installation';
import { InstallationError } from './installation/installation-error';
import { unknownOf } from './installation/judge';
import { untouchedText } from './installation/refusal-text';
import { storedNames } from './installation/stored-names';
import { failInterrupted } from './modules/analyses/analysis-repository';

/** Files that other servers may have just made and not yet named in the database are left alone for this long. */
const GRACE_MS = 24 * 3_600_000;

interface Parts {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'UNKNOWN_FILES_LIMIT'>;
  database: Database;
  files: FileStore;
  log: FastifyBaseLogger;
}

/**
 * Puts in order what a sudden end has left: analyses that nobody works on any more, and files that belong to no report
 * and no analysis. These go to the trash and come back by themselves when a report names them again, as after the
 * right backup was restored. With the embedded database this process is the only one there is, so that all that is found
 * at its start is left over; with PostgreSQL others may be at work.
 * @throws InstallationError when more files are unknown than a sudden end leaves, or when the database is another one
 */
export const recover = async ({ config, database: { db, kind }, files, log }: Parts) => {
  if (!(await isStillSame(config, db))) throw new InstallationError(untouchedText({ why: 'other' }, config));
  const isAlone = kind === 'embedded';
  // The files first: whoever makes one has named it before.
  const entries = await files.list();
  const { code, detail } = new AppError('analysis-interrupted');
  const analyses = await failInterrupted(db, code, detail, { everything: isAlone });
  const names = await storedNames(db);
  const stored = new Set(entries.filter(({ isFile }) => isFile).map(({ name }) => name));
  const unknown = unknownOf(stored, names).length;
  if (unknown > config.UNKNOWN_FILES_LIMIT)
    throw new InstallationError(untouchedText({ why: 'unknown-files', unknown, files: stored.size }, config));

  const absent = new Set([...names.kept].filter((name) => !stored.has(name)));
  const back = await files.trash.putBack(absent);
  const changedBefore = isAlone ? Infinity : Date.now() - GRACE_MS;
  const moved = entries.filter(({ name, changed }) => !names.kept.has(name) && changed < changedBefore);
  await files.trash.put(moved.map(({ entry }) => entry));
  const ended = await files.trash.clean();

  if (analyses + moved.length > 0)
    log.warn({ analyses, files: moved.length, trash: 'DATA_DIR/trash' }, 'put in order what a sudden end left unfinished');
  if (back.size > 0) log.warn({ files: back.size }, 'put back files from the trash that reports name');
  if (ended > 0) log.info({ files: ended }, 'took away for good what was in the trash for too long');
  return { missing: [...absent].filter((name) => names.ofReports.has(name) && !back.has(name)).length, of: names.ofReports.size };
};
