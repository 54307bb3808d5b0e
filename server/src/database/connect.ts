import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import { discreetDialect } from './discreet-dialect';
import { InstallationError } from '../installation/installation-error';
import { t } from '../messages';
import { openEmbedded } from './embedded';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { pgliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

export interface Database {
  db: Kysely<Schema>;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** Made by `server/build.mjs`; while developing there is none and the first start makes the database from nothing. */
const TEMPLATE = fileURLToPath(new URL('./database-template.tar.gz', import.meta.url));

const asNumber = (value: string) => Number(value);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC ? asNumber : pg.types.getTypeParser(oid, format),
};

/** @throws InstallationError with the server's own words, which hold no password */
const reach = async (db: Kysely<Schema>) => {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const said = error instanceof Error && error.message ? error.message : String((error as NodeJS.ErrnoException).code);
    throw new InstallationError(t('start.database', { said }));
  }
};

/**
 * Looks at a database before anything in it is changed, and throws when it is not to be used. Of an embedded one that is
 * yet to be made it is given null.
 */
export type Admission = (kind: Database['kind'], db: Kysely<Schema> | null) => Promise<void>;

/**
 * @throws FolderLockedError when another process has the embedded database open
 * @throws InstallationError when the database cannot be reached, and whatever `admit` throws
 */
export const connect = async (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  template = TEMPLATE,
  admit: Admission = () => Promise.resolve(),
): Promise<Database> => {
  if (config.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: 10, types, connectionTimeoutMillis: 10_000 });
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    const db = new Kysely<Schema>({ dialect: discreetDialect(new PostgresDialect({ pool })) });
    try {
      await reach(db);
      await admit('postgresql', db);
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return { db, kind: 'postgresql', close: () => db.destroy() };
  }
  const unlock = lockFolder(join(config.DATA_DIR, 'lock'));
  const folder = join(config.DATA_DIR, 'database');
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await admit('embedded', null);
    const client = await openEmbedded(folder, template);
    const db = new Kysely<Schema>({ dialect: discreetDialect(pgliteDialect(client)) });
    try {
      await admit('embedded', db);
      await migrate(db);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, kind: 'embedded', close };
  } catch (error) {
    unlock();
    throw error;
  }
};
