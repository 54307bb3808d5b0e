import { join } from 'node:path';
import type { Config } from '../config';
import { TRASH_DAYS } from '../files/file-trash';
import { installationPath } from './installation-file';
import type { Refused } from './judge';

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** Without user and password. */
export const databaseText = ({ DATA_DIR, DATABASE_URL }: Place) => {
  if (!DATABASE_URL) return `the embedded database in ${join(DATA_DIR, 'database')} (DATABASE_URL is not set)`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the database ${pathname.slice(1) || 'of that user'} at ${host || 'this machine'} (DATABASE_URL)`;
};

const filesText = (count: number) => (count === 1 ? '1 stored file' : `${count} stored files`);

/** What is wrong, which setting it is, and what to do. */
const reasonOf = (refused: Refused, config: Place): string => {
  const folder = `${config.DATA_DIR} (DATA_DIR)`;
  const database = databaseText(config);
  switch (refused.why) {
    case 'partial':
      return `Of the hub's tables in ${database}, some are missing: ${refused.missing.join(', ')}. Restore the database whole, or set DATABASE_URL to the right one.`;
    case 'left-postgresql':
      return (
        `${folder} was last used with a PostgreSQL database, and DATABASE_URL is not set. Set it to that database. ` +
        `To go back to the embedded database on purpose, delete ${installationPath(config.DATA_DIR)} first.`
      );
    case 'other':
      return `${folder} and ${database} belong to two different installations. Set DATABASE_URL or DATA_DIR so that both are of the same one.`;
    case 'stranger':
      return (
        `${folder} has been in use${refused.files > 0 ? ` and holds ${filesText(refused.files)}` : ''}, but ${database} knows nothing of it. ` +
        'Set DATABASE_URL to the database that belongs to this folder, or restore its backup. For a new installation, set DATA_DIR to an empty folder.'
      );
    case 'unknown-files':
      return (
        `${refused.unknown} of ${filesText(refused.files)} in ${folder} belong to no report in ${database}: it seems to be an older copy, or restored only in part. ` +
        `Restore its newest backup. If these files are not wanted any more, start once with UNKNOWN_FILES_LIMIT=${refused.unknown}: ` +
        `they are moved to the folder trash in DATA_DIR and kept there for ${TRASH_DAYS} days.`
      );
  }
};

/** Why a start is refused. */
export const refusalText = (refused: Refused, config: Place) =>
  `The hub does not start, and has changed nothing. ${reasonOf(refused, config)}`;

/** Why the stored files are not put in order. */
export const untouchedText = (refused: Refused, config: Place) => `No stored file was moved. ${reasonOf(refused, config)}`;
