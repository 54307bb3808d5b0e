import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { storedNames, type StoredNames } from './stored-names';

/** What a database is found to be before anything in it is changed. */
export type DatabaseState =
  /** Nothing of the hub is in it. */
  | { state: 'empty' }
  /** Some of the hub's tables are there and some are not. */
  | { state: 'partial'; missing: string[] }
  | { state: 'whole'; id: string | null; names: StoredNames };

const FIRST_TABLES = ['schema_migrations', 'users', 'reports', 'analyses'];
/** The migration that brings the table `installation`. */
const IDENTIFIED = '006-storage';

const absentOf = async (db: Kysely<Schema>, tables: string[]) => {
  const absent: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
    if (!rows[0]?.found) absent.push(table);
  }
  return absent;
};

/** Reads only, and takes databases of every earlier version. */
export const inspectDatabase = async (db: Kysely<Schema>): Promise<DatabaseState> => {
  const missing = await absentOf(db, FIRST_TABLES);
  // A migration is one transaction: in a database that the hub has made, all are there or none.
  if (missing.length === FIRST_TABLES.length) return { state: 'empty' };
  if (missing.length > 0) return { state: 'partial', missing };
  const migrations = await db
    .withTables<{ schema_migrations: { name: string } }>()
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  if (migrations.length === 0) return { state: 'partial', missing: ['what schema_migrations holds'] };
  const names = await storedNames(db);
  if (!migrations.some(({ name }) => name === IDENTIFIED)) return { state: 'whole', id: null, names };
  if ((await absentOf(db, ['installation'])).length > 0) return { state: 'partial', missing: ['installation'] };
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return { state: 'whole', id: row?.id ?? null, names };
};
