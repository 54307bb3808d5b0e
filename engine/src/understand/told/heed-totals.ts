import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../../contracts/report/alert';
import type { ToldTotal } from '../../contracts/table/table-correction';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Table, TotalMember } from '../../model';
import { t } from './messages';
import { notFollowed } from './not-followed';

export interface HeededTotals {
  /** Members that a person calls sums of others, as they stand in the data. */
  totals: TotalMember[];
  /** What was followed: members that are totals, and those that are none. */
  followed: ToldTotal[];
  alerts: Alert[];
}

/** What a person has said of members, held to the data: a member without rows, or without others beside it, is no total. */
export async function heedTotals(
  connection: DuckDBConnection,
  table: Table,
  told: readonly ToldTotal[],
  isSample: boolean,
): Promise<HeededTotals> {
  const heeded: HeededTotals = { totals: [], followed: [], alerts: [] };
  for (const one of told) {
    const { column, label, isTotal } = one;
    const alert = (why: 'none' | 'all' | 'sampled') =>
      heeded.alerts.push(notFollowed(table, [column], t('total', { column, label, why })));
    if (!table.columns.some(({ name }) => name === column)) {
      heeded.alerts.push(notFollowed(table, [], t('gone', { column })));
      continue;
    }
    if (isSample) {
      alert('sampled');
      continue;
    }
    const cell = `CAST(${quoteName(column)} AS VARCHAR)`;
    const [[count] = []] = await rowsOf(
      connection,
      `SELECT count(*)::DOUBLE FROM ${table.relation} WHERE ${cell} = ${quoteText(label)}`,
    );
    const rows = Number(count ?? 0);
    if (rows === 0) alert('none');
    else if (isTotal && rows === table.rows) alert('all');
    else {
      heeded.followed.push(one);
      if (isTotal) heeded.totals.push({ column, label, rows });
    }
  }
  return heeded;
}
