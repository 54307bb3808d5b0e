import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../../contracts/report/alert';
import type { ColumnRole } from '../../contracts/table/column';
import type { TableCorrection } from '../../contracts/table/table-correction';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Column, Table } from '../../model';
import { t } from './messages';
import { notFollowed } from './not-followed';

const NO_RESULT: ReadonlySet<ColumnRole> = new Set(['identifier', 'text', 'constant', 'empty', 'timestamp', 'personal-data']);
const LABELS: ReadonlySet<ColumnRole> = new Set(['boolean', 'category', 'ordered-category', 'geography']);

/**
 * The table with the result that a person has named, or an alert where it cannot be one.
 * @param isSample the rows are a sample: a label that is missing in it may stand in the others
 */
export async function heedOutcome(
  connection: DuckDBConnection,
  table: Table,
  told: TableCorrection['outcome'],
  isSample: boolean,
): Promise<Table | Alert> {
  const { model } = table;
  if (!model || told === undefined) return table;
  if (told === null) return { ...table, model: { ...model, outcome: { kind: 'none' } } };
  const column = table.columns.find(({ name }) => name === told.column);
  if (!column) return notFollowed(table, [], t('gone', { column: told.column }));
  const { name, role } = column;
  if (NO_RESULT.has(role)) return notFollowed(table, [name], t('outcome.role', { column: name, role }));
  if (told.event !== undefined) {
    const said = { column: name, event: told.event };
    if (!LABELS.has(role)) return notFollowed(table, [name], t('outcome.level', said));
    if (!isSample && !(await has(connection, table, column, told.event)))
      return notFollowed(table, [name], t('outcome.event', said));
  }
  return { ...table, model: { ...model, outcome: { kind: 'outcome', outcome: told } } };
}

async function has(connection: DuckDBConnection, { relation }: Table, { name }: Column, label: string): Promise<boolean> {
  const cell = `CAST(${quoteName(name)} AS VARCHAR)`;
  return (await rowsOf(connection, `SELECT 1 FROM ${relation} WHERE ${cell} = ${quoteText(label)} LIMIT 1`)).length > 0;
}
