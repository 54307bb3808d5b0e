import * as z from 'zod/mini';
import type { Session } from '../connect/open-session';

const catalogueColumn = z.object({
  table: z.number(),
  number: z.number(),
  name: z.string(),
  /** As the database writes it, a domain by its own name. */
  type: z.string(),
  /** The type's name, of a domain the type below it. */
  base: z.string(),
  builtIn: z.boolean(),
  isArray: z.boolean(),
  /** Of a bounded `numeric`. */
  precision: z.nullable(z.number()),
  scale: z.nullable(z.number()),
  labels: z.nullable(z.array(z.string())),
  key: z.nullable(z.enum(['primary', 'foreign', 'unique'])),
});
export type CatalogueColumn = z.infer<typeof catalogueColumn>;

/** The columns of the tables that the user may read, in their order. */
export async function describeColumns({ client }: Session, tables: number[]): Promise<CatalogueColumn[]> {
  const { rows } = await client.query<Record<string, unknown>>(
    `
    WITH RECURSIVE below (oid, base, typmod) AS (
      SELECT oid, oid, -1 FROM pg_type WHERE typtype <> 'd'
      UNION ALL
      SELECT t.oid, b.base, CASE WHEN t.typtypmod <> -1 THEN t.typtypmod ELSE b.typmod END
      FROM pg_type t JOIN below b ON b.oid = t.typbasetype WHERE t.typtype = 'd'
    ), typed AS (
      SELECT a.*, b.base, CASE WHEN a.atttypmod <> -1 THEN a.atttypmod ELSE b.typmod END AS typmod
      FROM pg_attribute a JOIN below b ON b.oid = a.atttypid
      WHERE a.attrelid = ANY ($1::oid[]) AND a.attnum > 0 AND NOT a.attisdropped AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
    ), keys AS (
      SELECT indrelid, indisprimary, indkey[0] AS "column" FROM pg_index WHERE indisunique AND indpred IS NULL AND indnkeyatts = 1
    )
    SELECT a.attrelid::int8::float8 AS "table", a.attnum::int4 AS number, a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type,
      t.typname::text AS base, t.typnamespace = 'pg_catalog'::regnamespace AS "builtIn", t.typcategory = 'A' AS "isArray",
      CASE WHEN t.oid = 'numeric'::regtype AND a.typmod >= 4 THEN ((a.typmod - 4) >> 16) & 65535 END AS precision,
      -- the scale is kept in eleven bits with a sign
      CASE WHEN t.oid = 'numeric'::regtype AND a.typmod >= 4 THEN (((a.typmod - 4) & 2047) # 1024) - 1024 END AS scale,
      (SELECT json_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid) AS labels,
      CASE
        WHEN EXISTS (SELECT FROM keys k WHERE k.indrelid = a.attrelid AND k.indisprimary AND k.column = a.attnum) THEN 'primary'
        WHEN EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = a.attrelid AND f.contype = 'f' AND a.attnum = ANY (f.conkey)) THEN 'foreign'
        WHEN EXISTS (SELECT FROM keys k WHERE k.indrelid = a.attrelid AND k.column = a.attnum) THEN 'unique'
      END AS key
    FROM typed a JOIN pg_type t ON t.oid = a.base
    ORDER BY 1, 2`,
    [tables],
  );
  return rows.map((row) => catalogueColumn.parse(row));
}
