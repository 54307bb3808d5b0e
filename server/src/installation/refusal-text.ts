import { join } from 'node:path';
import type { Config } from '../config';
import { TRASH_DAYS } from '../files/file-trash';
import { installationPath } from './installation-file';
import type { Refused } from './judge';
import { t } from './messages';

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** Without user and password. */
export const databaseText = ({ DATA_DIR, DATABASE_URL }: Place) => {
  if (!DATABASE_URL) return t('database.embedded', { folder: join(DATA_DIR, 'database') });
  const { host, pathname } = new URL(DATABASE_URL);
  return t('database.named', {
    name: pathname.slice(1) || t('database.of-user'),
    host: host || t('database.this-machine'),
  });
};

/** What is wrong, which setting it is, and what to do. */
const reasonOf = (refused: Refused, config: Place): string => {
  const folder = t('folder', { folder: config.DATA_DIR });
  const database = databaseText(config);
  switch (refused.why) {
    case 'partial':
      return t('partial', { database, missing: refused.missing.join(', ') });
    case 'left-postgresql':
      return t('left-postgresql', { folder, file: installationPath(config.DATA_DIR) });
    case 'other':
      return t('other', { folder, database });
    case 'stranger':
      return refused.files > 0
        ? t('stranger.files', { folder, database, files: refused.files })
        : t('stranger', { folder, database });
    case 'unknown-files': {
      const { unknown, files } = refused;
      return t('unknown-files', { unknown, files, folder, database, limit: String(unknown), days: TRASH_DAYS });
    }
  }
};

/** Why a start is refused. */
export const refusalText = (refused: Refused, config: Place) => t('refused', { reason: reasonOf(refused, config) });

/** Why the stored files are not put in order. */
export const untouchedText = (refused: Refused, config: Place) => t('untouched', { reason: reasonOf(refused, config) });
