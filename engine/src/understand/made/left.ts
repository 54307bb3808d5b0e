import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText } from '../../wording/human';
import { goneAs, leavingDate } from '../outcome/leaving-date';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

/** Members of a list of whom a day alone says that they left get an answer to whether they did. */
export async function leftOf(connection: DuckDBConnection, table: LoadedTable, read: Table, nameFree: FreeName): Promise<Made[]> {
  const day = read.model ? leavingDate(read.model) : null;
  if (day === null) return [];
  const [[all, gone] = []] = await rowsOf(
    connection,
    `SELECT count(*)::DOUBLE, count(${quoteName(day)})::DOUBLE FROM ${table.relation}`,
  );
  const left = Math.min(Number(gone), Number(all) - Number(gone));
  if (left < LIMITS.fewestLeft || left < LIMITS.leastLeft * Number(all)) return [];
  const name = nameFree(goneAs(day) ?? t('gone'), t('gone'), t('name.has', { of: day }));
  return [
    {
      planned: [{ name, type: 'boolean', unit: null, sql: `${quoteName(day)} IS NOT NULL` }],
      of: [day],
      result: { event: 'true', good: 'low' },
      sentence: t('left', { day: labelText(day) }),
    },
  ];
}
