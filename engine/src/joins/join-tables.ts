import type { DuckDBConnection } from '@duckdb/node-api';
import { isOfMachine } from '../duckdb/of-machine';
import { runQuery } from '../duckdb/run-query';
import type { LoadedColumn, LoadedTable } from '../read/load/loaded-table';
import type { Carried } from './carried';
import { carryColumns } from './carry-columns';
import { checkJoins } from './check-joins';
import { fromChildren } from './from-children';
import { fromParents } from './from-parents';
import { isFigure, type Survey } from './survey';
import type { TableJoin } from './table-join';

/** A table with what it has from others. */
export interface JoinedTable {
  table: LoadedTable;
  carried: readonly Carried[];
}

/**
 * Gives each table columns of those that it belongs together with: of what a row refers to, its groups, figures and time (an order line's
 * order's customer's country); of what refers to a row, how many there are and what their figures come to. Rows stay as many as they are.
 * A table to which nothing can be joined stays as it was.
 */
export async function joinTables(
  connection: DuckDBConnection,
  surveys: readonly Survey[],
  joins: readonly TableJoin[],
  signal?: AbortSignal,
): Promise<JoinedTable[]> {
  const checked = await checkJoins(connection, joins, surveys, signal);
  const joined: JoinedTable[] = [];
  for (const survey of surveys) {
    const { loaded } = survey;
    const plain = { table: loaded, carried: [] };
    const carried = [
      ...fromParents(survey, checked, surveys),
      ...(loaded.sampled === true ? [] : fromChildren(survey, checked, surveys)),
    ];
    try {
      joined.push((await carryColumns(connection, loaded, carried, signal)) ?? plain);
    } catch (error) {
      signal?.throwIfAborted();
      if (isOfMachine(error)) throw error;
      // For the log: the table is worth a report without the others' columns.
      console.error(error);
      joined.push(plain);
    }
  }
  // Only now: each was made of the others as they were.
  for (const [i, { table }] of joined.entries()) {
    const before = surveys[i]?.loaded.relation ?? table.relation;
    if (table.relation === before) continue;
    await runQuery(connection, `DROP TABLE ${before}`, signal);
    await runQuery(connection, `ALTER TABLE ${table.relation} RENAME TO ${before}`, signal);
  }
  return joined.map((one, i) => ({
    ...one,
    table: {
      ...one.table,
      relation: surveys[i]?.loaded.relation ?? one.table.relation,
      columns: one.table.columns.map((column) =>
        isMistaken(surveys[i], column, joins) ? { ...column, declaredKey: 'foreign' } : column,
      ),
    },
  }));
}

/** Numbers by which rows refer to others were taken for figures. */
function isMistaken(survey: Survey | undefined, { name }: LoadedColumn, joins: readonly TableJoin[]): boolean {
  const read = survey?.read?.columns.find((column) => column.name === name);
  const isKey = joins.some(({ table, columns }) => table === survey?.loaded.name && columns.includes(name));
  return isKey && read !== undefined && isFigure(read);
}
