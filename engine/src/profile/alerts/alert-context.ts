import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert, AlertKind } from '../../contracts/report/alert';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import type { ColumnFacts } from '../column-facts';
import type { RoleDecision } from '../roles/role-decision';
import type { MeasuredPair } from '../time-pairs';
import { list } from '../../wording/human';
import { noted } from '../../wording/noted-numbers';
import { t } from './messages';
import { LIMITS } from './limits';

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

/** A share in words: `12%`, `0.4%`, `less than 0.1%`. */
export function percentOf(part: number, whole: number): string {
  const percent = (100 * part) / Math.max(1, whole);
  if (percent > 0 && percent < LIMITS.tinyPercent) return t('percent.tiny');
  const rounded = percent < 10 ? Number(percent.toFixed(1)) : Math.min(Math.round(percent), percent < 100 ? 99 : 100);
  return noted(part / Math.max(1, whole), t('percent', { percent: String(rounded) }), '%');
}

/** Names in quotation marks, the first few. */
export const listed = (names: readonly string[], limit = 5): string =>
  firstOf(
    names.map((name) => t('names.quoted', { name })),
    limit,
  );

/** The first few of what stands in a row, and how many more there are. */
export const firstOf = (items: readonly string[], limit = 5): string =>
  items.length > limit ? t('names.more', { names: items.slice(0, limit).join(', '), n: items.length - limit }) : list(items);
