import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../contracts/table/is-day';
import type { TableModel } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import type { LoadedTable } from '../../read/load/loaded-table';
import { human, labelText, list } from '../../wording/human';
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
  if (!time || (time.columns.length === 1 && only && isDay(only))) return null;
  const finer = ['second', 'minute', 'hour'].includes(time.grain);
  const name = freeName(
    t(finer ? 'name.time' : 'name.date'),
    table.columns.map((column) => column.name),
    nameOfParts(time.columns),
  );
  const relation = `${table.relation}_dated`;
  const select = `SELECT *, CAST(${time.sql} AS ${finer ? 'TIMESTAMP' : 'DATE'}) AS ${quoteName(name)} FROM ${table.relation}`;
  await writeForm(connection, relation, select, signal);
  return {
    select,
    table: { ...table, relation, columns: [...table.columns, madeColumn(name, finer ? 'timestamp' : 'date')] },
    columns: time.columns,
    timeline: name,
    sentence: t('time', { columns: list(time.columns.map(labelText)) }),
  };
}

/** What is made of several columns, by their headers: `Date and Time`, `Event date and time`. */
function nameOfParts(columns: readonly string[]): string {
  const words = columns.map((column) => human(column).split(' '));
  const [first = []] = words;
  let same = 0;
  while (words.every((own) => same < own.length - 1 && own[same]?.toLowerCase() === first[same]?.toLowerCase())) same++;
  const [whole = '', ...rest] = words.map((own, i) => own.slice(i === 0 ? 0 : same).join(' '));
  return rest.length === 0 ? t('name.as-date', { of: whole }) : list([whole, ...rest]);
}
