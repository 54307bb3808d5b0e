import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
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
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC ? asNumber : pg.types.getTypeParser(oid, format),
};

/** @throws FolderLockedError when another process has the embedded database open */
export const connect = async (config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>, template = TEMPLATE): Promise<Database> => {
  if (config.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: 10, types, connectionTimeoutMillis: 10_000 });
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db);
    return { db, kind: 'postgresql', close: () => db.destroy() };
  }
  const unlock = lockFolder(join(config.DATA_DIR, 'lock'));
  try {
    const client = await openEmbedded(join(config.DATA_DIR, 'database'), template);
    const db = new Kysely<Schema>({ dialect: pgliteDialect(client) });
    await migrate(db);
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
