import { sql } from 'kysely';
import type { Database } from './connect';

/**
 * Counts anew what the planner knows of our tables. A PostgreSQL server does so by itself; the embedded one has no process
 * for it, and without figures a page of a long list is read by sorting the whole. The database's own catalogues are left out:
 * they take ten times as long, at every start.
 */
export const refreshStatistics = async ({ db, kind }: Pick<Database, 'db' | 'kind'>) => {
  if (kind !== 'embedded') return;
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    db,
  );
  await sql`analyze ${sql.join(tables.rows.map(({ name }) => sql.table(name)))}`.execute(db);
};
