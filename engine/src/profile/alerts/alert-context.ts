import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert, AlertKind } from '../../contracts/alert';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import type { ColumnFacts } from '../column-facts';
import type { RoleDecision } from '../roles/role-decision';
import type { MeasuredPair } from '../time-pairs';

/** All that the quality checks look at. */
export interface AlertContext {
  connection: DuckDBConnection;
  loaded: LoadedTable;
  facts: ColumnFacts[];
  decisions: RoleDecision[];
  columns: Column[];
  pairs: MeasuredPair[];
  timeline: string | null;
  signal?: AbortSignal | undefined;
  now: Date;
}

export type AlertMaker = (
  kind: AlertKind,
  severity: Alert['severity'],
  columns: string[],
  sentence: string,
  more?: AlertDetails,
) => Alert;
export type AlertDetails = Pick<Alert, 'count' | 'lines' | 'examples'>;

export function alertMaker(table: string): AlertMaker {
  return (kind, severity, columns, sentence, more = {}) => ({ kind, severity, table, columns, sentence, ...more });
}

/** `1,234 rows`, `1 row`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** A share in words: `12%`, `0.4%`, `less than 0.1%`. */
export function percentOf(part: number, whole: number): string {
  const percent = (100 * part) / Math.max(1, whole);
  if (percent > 0 && percent < 0.1) return 'less than 0.1%';
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.min(Math.round(percent), percent < 100 ? 99 : 100)}%`;
}

/** Names in quotation marks, the first few. */
export function listed(names: string[], limit = 5): string {
  const quoted = names.slice(0, limit).map((name) => `“${name}”`);
  if (names.length > limit) return `${quoted.join(', ')} and ${names.length - limit} more`;
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}` : (quoted[0] ?? '');
}
