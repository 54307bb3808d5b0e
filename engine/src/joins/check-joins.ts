import type { DuckDBConnection } from '@duckdb/node-api';
import { isOfMachine } from '../duckdb/of-machine';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import type { CheckedJoin } from './steps';
import type { Survey } from './survey';
import type { TableJoin } from './table-join';

/** Keeps the joins whose key is one in the rows themselves: a view may stand in for a table, or a database never have checked. */
export async function checkJoins(
  connection: DuckDBConnection,
  joins: readonly TableJoin[],
  surveys: readonly Survey[],
  signal?: AbortSignal,
): Promise<CheckedJoin[]> {
  const checked: CheckedJoin[] = [];
  for (const join of joins) {
    const [table, other] = [join.table, join.referencedTable].map(
      (name) => surveys.find(({ loaded }) => loaded.name === name)?.loaded,
    );
    if (!table || !other || table === other) continue;
    try {
      if (!(await isUnique(connection, other.relation, join.referencedColumns, signal))) continue;
      checked.push({ join, oneToOne: await isUnique(connection, table.relation, join.columns, signal) });
    } catch (error) {
      signal?.throwIfAborted();
      if (isOfMachine(error)) throw error;
      // A key whose columns were not read is none.
      console.error(error);
    }
  }
  return checked;
}

async function isUnique(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> {
  const names = columns.map(quoteName);
  const filled = names.map((name) => `${name} IS NOT NULL`).join(' AND ');
  const tuple = names.length === 1 ? names.join('') : `(${names.join(', ')})`;
  const sql = `SELECT count(*) = count(DISTINCT ${tuple}) FROM ${relation} WHERE ${filled}`;
  return (await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0] === true;
}
