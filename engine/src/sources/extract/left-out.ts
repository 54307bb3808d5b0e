import type { Alert } from '../../contracts/report/alert';
import { t } from '../messages';
import { LIMITS } from './limits';

/** A table, or a column of one, that was asked for and is not in the report. */
export interface LeftOut {
  table: string;
  /** When the rest of the table is there. */
  column?: string;
  /** `passed-over`: it was not meant to be read, or was one too many. */
  why: 'failed' | 'empty' | 'passed-over';
  /** A sentence's end: `division by zero (SQLSTATE 22012)`. */
  reason: string;
}

/** What is missing, as notes on the quality of the data. */
export const leftOutAlerts = (leftOut: readonly LeftOut[]): Alert[] =>
  leftOut.map(({ table, column, why, reason }) => ({
    kind: column === undefined ? 'unread-rows' : 'unread-cells',
    severity: why === 'failed' ? 'serious' : 'info',
    table,
    columns: column === undefined ? [] : [column],
    sentence:
      column === undefined
        ? t('left-out.table', { table, failed: why === 'failed', reason })
        : t('left-out.column', { column, table, failed: why === 'failed', reason }),
  }));

/** The same in a line for who waits for the report; empty when nothing is missing. */
export function leftOutMessage(leftOut: readonly LeftOut[]): string {
  const empty = leftOut.filter(({ why }) => why === 'empty').map(({ table }) => table);
  const over = leftOut
    .filter(({ why }) => why === 'passed-over')
    .map(({ table, reason }) => t('told.with-reason', { table, reason }));
  const failed = leftOut
    .filter(({ why }) => why === 'failed')
    .map(({ table, column, reason }) => `${column === undefined ? table : `${table}.${column}`}: ${reason}`);
  return [
    empty.length > 0 ? t('told.empty', { tables: firstOf(empty, ', ') }) : '',
    over.length > 0 ? t('told.passed-over', { tables: firstOf(over, '; ') }) : '',
    failed.length > 0 ? t('told.failed', { tables: firstOf(failed, '; ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const firstOf = (texts: string[], between: string): string =>
  [
    ...texts.slice(0, LIMITS.mostTold),
    ...(texts.length > LIMITS.mostTold ? [t('told.more', { n: texts.length - LIMITS.mostTold })] : []),
  ].join(between);
