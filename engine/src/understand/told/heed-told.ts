import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../../contracts/report/alert';
import type { ColumnRole } from '../../contracts/table/column';
import type { TableCorrection } from '../../contracts/table/table-correction';
import type { FollowedWord } from '../../contracts/table/table-reading';
import type { Table } from '../../model';
import { heedOutcome } from './heed-outcome';
import { t } from './messages';
import { notFollowed } from './not-followed';

export interface Heeding {
  told: TableCorrection | undefined;
  roles: ReadonlyMap<string, ColumnRole>;
  /** As it was read first, before it was brought into another form: time and shape were said of that. */
  first: Table;
  isSample: boolean;
}

/**
 * What of a person's word was followed, written down with the table, and an alert for each part that was not. Time and shape are in
 * the model already; the result, which may be a column of the table's other form, is put in here.
 */
export async function heedTold(
  connection: DuckDBConnection,
  table: Table,
  { told, roles, first, isSample }: Heeding,
): Promise<Table> {
  const followed: FollowedWord = {};
  const alerts: Alert[] = [];
  const corrected = [...roles.keys()].filter((column) => first.columns.some(({ name }) => name === column));
  if (corrected.length > 0) followed.roles = corrected;
  const { time, shape } = told ?? {};
  if (time !== undefined) {
    if (first.timeline === time) followed.time = time;
    else alerts.push(timeAlert(first, time ?? ''));
  }
  if (shape !== undefined) {
    if (first.model?.shape.because.by === 'declared') followed.shape = shape;
    else alerts.push(notFollowed(first, [], t('shape', { shape })));
  }
  const heeded = await heedOutcome(connection, table, told?.outcome, isSample);
  if ('sentence' in heeded) alerts.push(heeded);
  else if (heeded !== table && told?.outcome !== undefined) followed.outcome = told.outcome;
  const own = 'sentence' in heeded ? table : heeded;
  return {
    ...own,
    alerts: [...own.alerts, ...alerts],
    ...(Object.keys(followed).length > 0 ? { told: followed } : {}),
  };
}

function timeAlert(table: Table, column: string): Alert {
  const isThere = table.columns.some(({ name }) => name === column);
  return isThere ? notFollowed(table, [column], t('time', { column })) : notFollowed(table, [], t('gone', { column }));
}
