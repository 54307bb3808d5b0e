import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableModel } from '../../contracts/table/table-model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { composeTime } from './compose-time';
import { expandCells } from './expand-cells';
import { meltWide } from './melt-wide';
import { pivotLong } from './pivot-long';
import type { Reshaped } from './reshaped';

const FORMS = [expandCells, pivotLong, meltWide, composeTime];

/**
 * The form in which a table can be mined: a row a case, a column a quantity, one column for the time. Null when it has that form, or
 * stays where it is: a table in somebody's database, of which only some rows were copied.
 */
export async function reshape(
  connection: DuckDBConnection,
  table: LoadedTable,
  model: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  if (table.source || table.sampled) return null;
  for (const form of FORMS) {
    const reshaped = await form(connection, table, model, signal);
    if (reshaped) return reshaped;
  }
  return null;
}
