import { DatabaseError } from 'pg';
import * as z from 'zod/mini';
import { postgresTable, type PostgresTable } from '@hub/shared/contracts/sources/source';
import type { Session } from './open-session';

const MAX_LISTED = 5000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface ListedTable extends PostgresTable {
  /** What the user sees and sends back: the name, with the schema before it outside `public`. */
  label: string;
  oid: number;
}

const listedRow = z.extend(postgresTable, { oid: z.number() });

/**
 * Tables and views that the user may read, wholly or in part. Partitions are counted in their parent; what belongs to the
 * system or to an extension is left out.
 */
export async function listTables(session: Session): Promise<ListedTable[]> {
  await session.client.query('SAVEPOINT sizes');
  const rows = await query(session, 'pg_total_relation_size(leaf)').catch(async (error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    // Measuring waits for a table that is being altered; its last known number of pages does not.
    await session.client.query('ROLLBACK TO SAVEPOINT sizes');
    return query(session, `(SELECT relpages * current_setting('block_size')::int8 FROM pg_class WHERE oid = leaf)`);
  });
  return rows.map((row) => ({ ...row, label: labelOf(row) }));
}

async function query({ client }: Session, size: string) {
  const { rows } = await client.query<Record<string, unknown>>(`
    WITH RECURSIVE readable AS (
      SELECT c.oid, n.nspname, c.relname, c.relkind, c.reltuples FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
        AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
        AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
        AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ), leaves (root, leaf, relkind, reltuples) AS (
      SELECT oid, oid, relkind, reltuples FROM readable
      UNION ALL
      SELECT l.root, c.oid, c.relkind, c.reltuples FROM leaves l
      JOIN pg_inherits i ON i.inhparent = l.leaf JOIN pg_class c ON c.oid = i.inhrelid WHERE l.relkind = 'p'
    ), sums AS (
      SELECT root, CASE WHEN bool_and(reltuples >= 0) THEN sum(reltuples) END AS rows, sum(${size}) AS bytes
      FROM leaves WHERE relkind IN ('r', 'm', 'f') GROUP BY root
    )
    SELECT r.oid::int8::float8 AS oid, r.nspname AS schema, r.relname AS name, CASE WHEN r.relkind IN ('v', 'm') THEN 'view' ELSE 'table' END AS kind,
      s.rows::float8 AS rows, CASE WHEN r.relkind <> 'f' THEN s.bytes::float8 END AS bytes
    FROM readable r LEFT JOIN sums s ON s.root = r.oid
    ORDER BY r.nspname <> 'public', r.nspname, r.relname LIMIT ${MAX_LISTED}`);
  return rows.map((row) => listedRow.parse(row));
}

/** Unambiguous: a part with a dot or a quotation mark in it is quoted as in SQL. */
function labelOf({ schema, name }: { schema: string; name: string }): string {
  const parts = schema === 'public' ? [name] : [schema, name];
  return parts.map((part) => (/[."]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part)).join('.');
}
