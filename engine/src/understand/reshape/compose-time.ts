import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableModel } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText, list } from '../../wording/human';
import { t } from './messages';
import { freeName, madeColumn, type Reshaped, writeForm } from './reshaped';

/** A time that stands in several columns, or as a fraction of a year, gets a column of its own. */
export async function composeTime(
  connection: DuckDBConnection,
  table: LoadedTable,
  { time }: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  const only = table.columns.find(({ name }) => name === time?.columns[0]);
  if (!time || (time.columns.length === 1 && (only?.type === 'date' || only?.type === 'timestamp'))) return null;
  const finer = ['second', 'minute', 'hour'].includes(time.grain);
  const name = freeName(
    finer ? 'time' : 'date',
    table.columns.map((column) => column.name),
  );
  const relation = `${table.relation}_dated`;
  await writeForm(
    connection,
    relation,
    `SELECT *, CAST(${time.sql} AS ${finer ? 'TIMESTAMP' : 'DATE'}) AS ${quoteName(name)} FROM ${table.relation}`,
    signal,
  );
  return {
    table: { ...table, relation, columns: [...table.columns, madeColumn(name, finer ? 'timestamp' : 'date')] },
    columns: time.columns,
    timeline: name,
    sentence: t('time', { columns: list(time.columns.map(labelText)) }),
  };
}
