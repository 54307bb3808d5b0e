import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableModel } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { LoadedTable } from '../../read/load/loaded-table';
import { human, labelText } from '../../wording/human';
import { goneAs, leavingDate } from '../outcome/leaving-date';
import { LIMITS } from './limits';
import { t } from './messages';
import { freeName, madeColumn, type Reshaped, writeForm } from './reshaped';

/** Members of a list of whom a day alone says that they left get an answer to whether they did. */
export async function whoLeft(
  connection: DuckDBConnection,
  table: LoadedTable,
  model: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  const day = leavingDate(model);
  if (day === null) return null;
  const [[all, gone] = []] = await rowsOf(
    connection,
    `SELECT count(*)::DOUBLE, count(${quoteName(day)})::DOUBLE FROM ${table.relation}`,
  );
  const left = Math.min(Number(gone), Number(all) - Number(gone));
  if (left < LIMITS.fewestLeft || left < LIMITS.leastLeft * Number(all)) return null;
  const name = freeName(
    goneAs(day) ?? t('left'),
    table.columns.map((column) => column.name),
    t('left'),
    t('name.has', { of: human(day) }),
  );
  const relation = `${table.relation}_left`;
  await writeForm(
    connection,
    relation,
    `SELECT *, ${quoteName(day)} IS NOT NULL AS ${quoteName(name)} FROM ${table.relation}`,
    signal,
  );
  return {
    table: { ...table, relation, columns: [...table.columns, madeColumn(name, 'boolean')] },
    columns: [day],
    outcome: { column: name, event: 'true', good: 'low' },
    sentence: t('who-left', { day: labelText(day) }),
  };
}
