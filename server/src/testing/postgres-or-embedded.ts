import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../database/connect';
import { startPostgres, SUPERUSER } from '../modules/sources/postgres/testing/real-postgres';
import { prepareDatabase } from './prepared-database';
import { testTemplate } from './test-template';

export interface TestDatabase extends Database {
  /** A second connection to the same data, as another server would have it; null where one server is all there can be. */
  again: (() => Promise<Database>) | null;
}

const embedded = async (): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-embedded-'));
  const template = await testTemplate();
  await prepareDatabase(folder, template);
  const database = await connect({ DATA_DIR: folder }, template);
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close, again: null };
};

const postgresql = async (): Promise<TestDatabase> => {
  const server = await startPostgres();
  const { user, password } = SUPERUSER;
  const config = {
    DATA_DIR: tmpdir(),
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/postgres`,
  };
  // Two servers that start at the same moment must not fall over each other's migrations.
  const [database, other] = await Promise.all([connect(config), connect(config)]);
  await other.close();
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, close, again: () => connect(config) };
};

/** The databases that the product runs on. What holds for one must hold for the other. */
export const DATABASES: [string, () => Promise<TestDatabase>][] = [
  ['the embedded database', embedded],
  ['PostgreSQL', postgresql],
];
