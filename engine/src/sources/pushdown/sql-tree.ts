import type { DuckDBConnection } from '@duckdb/node-api';

/** A part of a query as DuckDB's `json_serialize_sql` writes it down. */
export type Tree = Readonly<Record<string, unknown>>;

/** The query uses something that has no counterpart in PostgreSQL here. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable';
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

export function tree(value: unknown): Tree {
  if (isTree(value)) return value;
  throw new Untranslatable('A part of the query is missing.');
}

export const trees = (value: unknown): Tree[] => (Array.isArray(value) ? value.map(tree) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads one SELECT. @throws Untranslatable */
export async function parseSelect(connection: DuckDBConnection, sql: string): Promise<Tree> {
  const reader = await connection.runAndReadAll('SELECT json_serialize_sql($1::VARCHAR)', [sql]);
  const parsed: unknown = JSON.parse(text(reader.getRowsJS()[0]?.[0]) || 'null');
  const [statement, more] = trees(tree(parsed)['statements']);
  if (!statement || more) throw new Untranslatable('This is not one SELECT.');
  return tree(statement['node']);
}
