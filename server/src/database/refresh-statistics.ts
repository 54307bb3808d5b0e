import { sql } from 'kysely';
import type { Database } from './connect';

/**
 * Counts anew what the planner knows of the tables. A PostgreSQL server does so by itself; the embedded one has no process
 * for it, and without figures a page of a long list is read by sorting the whole.
 */
export const refreshStatistics = async ({ db, kind }: Pick<Database, 'db' | 'kind'>) => {
  if (kind === 'embedded') await sql`analyze`.execute(db);
};
