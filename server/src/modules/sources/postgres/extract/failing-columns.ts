import { DatabaseError, escapeIdentifier } from 'pg';
import type { ListedTable } from '../connect/list-tables';
import type { MappedColumn } from './map-column';
import type { Session } from '../connect/open-session';

/** For all columns of a table together. */
const SEARCH_MS = 60_000;

/**
 * Which columns it is that make the copy of a table fail, each with the database's refusal: a view's expression, a type whose
 * output function fails. None when the rows themselves cannot be read, or when the search takes too long.
 */
export async function failingColumns(
  session: Session,
  table: ListedTable,
  columns: MappedColumn[],
): Promise<Map<MappedColumn, DatabaseError>> {
  const failing = new Map<MappedColumn, DatabaseError>();
  const from = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`;
  const deadline = Date.now() + SEARCH_MS;
  if (await refusal(session, `SELECT count(*) FROM ${from}`, deadline)) return failing;
  for (const column of columns) {
    if (Date.now() >= deadline) return new Map();
    const error = await refusal(session, `SELECT count(${column.expression}) FROM ${from}`, deadline);
    if (error) failing.set(column, error);
  }
  return failing;
}

async function refusal(session: Session, sql: string, deadline: number): Promise<DatabaseError | null> {
  await session.client.query('SAVEPOINT attempt');
  try {
    await session.limitStatements(Math.max(1, deadline - Date.now()));
    await session.client.query(sql);
    return null;
  } catch (error) {
    if (!(error instanceof DatabaseError) || session.closed) throw error;
    await session.client.query('ROLLBACK TO SAVEPOINT attempt');
    return error;
  }
}
