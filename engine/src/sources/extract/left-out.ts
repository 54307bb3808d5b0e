import type { Alert } from '../../contracts/alert';
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
    sentence: `${column === undefined ? `The table “${table}”` : `The column “${column}” of “${table}”`} ${why === 'failed' ? 'could not be read and ' : ''}is not in this report: ${reason}.`,
  }));

/** The same in a line for who waits for the report; empty when nothing is missing. */
export function leftOutMessage(leftOut: readonly LeftOut[]): string {
  const empty = leftOut.filter(({ why }) => why === 'empty').map(({ table }) => table);
  const over = leftOut.filter(({ why }) => why === 'passed-over').map(({ table, reason }) => `${table} (${reason})`);
  const failed = leftOut
    .filter(({ why }) => why === 'failed')
    .map(({ table, column, reason }) => `${column === undefined ? table : `${table}.${column}`}: ${reason}`);
  return [
    empty.length > 0 ? `Without rows, so left out: ${firstOf(empty, ', ')}.` : '',
    over.length > 0 ? `Not read: ${firstOf(over, '; ')}.` : '',
    failed.length > 0 ? `Could not be read, so left out: ${firstOf(failed, '; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const firstOf = (texts: string[], between: string): string =>
  [
    ...texts.slice(0, LIMITS.mostTold),
    ...(texts.length > LIMITS.mostTold ? [`${texts.length - LIMITS.mostTold} more`] : []),
  ].join(between);
