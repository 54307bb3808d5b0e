import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../contracts/report/alert';
import type { ToldJoin } from '../contracts/table/table-join';
import { alertMaker } from '../profile/alerts/alert-context';
import { checkJoins } from './check-joins';
import { t } from './messages';
import type { Survey } from './survey';
import { isSameJoin, type TableJoin } from './table-join';

/**
 * What a person has said of how tables belong together and could not be followed: never in silence.
 * @param joins those of the graph
 */
export async function notJoined(
  connection: DuckDBConnection,
  told: readonly ToldJoin[],
  joins: readonly TableJoin[],
  surveys: readonly Survey[],
  signal?: AbortSignal,
): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const word of told.filter(({ related }) => related)) {
    // Of a table that is not there, or was left out, nothing can be said.
    if (!surveys.some(({ loaded }) => loaded.name === word.table)) continue;
    const isMeant = (one: TableJoin) =>
      one.by === 'told' &&
      isSameJoin(one, word) &&
      one.referencedColumns.every((column, i) => column === word.referencedColumns[i]);
    const join = joins.find(isMeant);
    const ends = {
      table: word.table,
      columns: word.columns.join(', '),
      other: word.referencedTable,
      keys: word.referencedColumns.join(', '),
    };
    const alert = alertMaker(word.table);
    if (!join) alerts.push(alert('not-followed', 'warning', [], t('told.apart', ends)));
    else if ((await checkJoins(connection, [join], surveys, signal)).length === 0)
      alerts.push(alert('not-followed', 'warning', [...word.columns], t('told.several', ends)));
  }
  return alerts;
}
