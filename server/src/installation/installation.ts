import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../database/connect';
import type { Schema } from '../database/schema';
import type { FileStore } from '../files/file-store';
import { inspectDatabase, type DatabaseState } from './inspect-database';
import { InstallationError } from './installation-error';
import { readInstallation, writeInstallation } from './installation-file';
import { judge } from './judge';
import { refusalText } from './refusal-text';

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'UNKNOWN_FILES_LIMIT'>;

/**
 * Refuses a start on a folder and a database that are not of one installation, before anything in either is changed.
 * @param db the database as it is found, not yet migrated; null when the start would make a new one
 * @throws InstallationError
 */
export const admit = async (config: Settings, files: FileStore, kind: Database['kind'], db: Kysely<Schema> | null) => {
  // The folder first: whoever writes its id has written that of the database before.
  const record = readInstallation(config.DATA_DIR);
  const stored = new Set((await files.list()).filter(({ isFile }) => isFile).map(({ name }) => name));
  const database: DatabaseState = db ? await inspectDatabase(db) : { state: 'empty' };
  const trash = await files.trash.names();
  const refused = judge({ record, kind, database, files: stored, trash, limit: config.UNKNOWN_FILES_LIMIT });
  if (refused) throw new InstallationError(refusalText(refused, config));
};

const idOf = async (db: Kysely<Schema>) => (await db.selectFrom('installation').select('id').executeTakeFirst())?.id;

/**
 * Gives folder and database the id that they have in common.
 * @throws InstallationError when another server has given one of them another id in this moment
 */
export const settle = async (config: Settings, { db, kind }: Database) => {
  const record = readInstallation(config.DATA_DIR);
  await db
    .insertInto('installation')
    .values({ id: record?.id ?? randomUUID(), created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = await idOf(db);
  if (id === undefined || (record && record.id !== id)) throw new InstallationError(refusalText({ why: 'other' }, config));
  if (record?.database !== kind) await writeInstallation(config.DATA_DIR, { id, database: kind });
};

/** Whether the database is still that of the folder: a backup may have been restored while the server runs. */
export const isStillSame = async (config: Settings, db: Kysely<Schema>) => {
  const record = readInstallation(config.DATA_DIR);
  return record !== null && record.id === (await idOf(db));
};
