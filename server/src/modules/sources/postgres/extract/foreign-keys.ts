import * as z from 'zod/mini';
import type { ForeignKey } from '@hub/engine';
import type { ListedTable } from '../connect/list-tables';
import type { Session } from '../connect/open-session';

const row = z.object({
  from: z.number(),
  to: z.number(),
  columns: z.array(z.string()),
  referenced: z.array(z.string()),
  unchecked: z.boolean(),
});

/** The foreign keys that lead from one of the tables to another or to itself. */
export async function foreignKeys({ client }: Session, tables: ListedTable[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<Record<string, unknown>>(
    `
    SELECT k.conrelid::int8::float8 AS "from", k.confrelid::int8::float8 AS "to",
      json_agg(a.attname ORDER BY p.position) AS columns, json_agg(r.attname ORDER BY p.position) AS referenced,
      NOT k.convalidated OR EXISTS (
        SELECT FROM pg_trigger g WHERE g.tgconstraint = k.oid AND g.tgenabled IN ('D', 'R')
      ) AS unchecked
    FROM pg_constraint k
    CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS p (own, other, position)
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = p.own
    JOIN pg_attribute r ON r.attrelid = k.confrelid AND r.attnum = p.other
    WHERE k.contype = 'f' AND k.conrelid = ANY ($1::oid[]) AND k.confrelid = ANY ($1::oid[])
    GROUP BY k.oid, k.conrelid, k.confrelid, k.conname ORDER BY k.conrelid, k.conname`,
    [tables.map(({ oid }) => oid)],
  );
  const label = new Map(tables.map((table) => [table.oid, table.label]));
  return rows.flatMap((found) => {
    const { from, to, columns, referenced, unchecked } = row.parse(found);
    const table = label.get(from);
    const referencedTable = label.get(to);
    if (!table || !referencedTable) return [];
    return [{ table, columns, referencedTable, referencedColumns: referenced, ...(unchecked && { unchecked }) }];
  });
}
