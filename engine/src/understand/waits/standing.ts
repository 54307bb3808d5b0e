import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { conditions, name } from '../../insights/sql';
import type { Table } from '../../model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { asksForEnd, isGivenUp, isToCome, LEFT } from '../outcome/outcome-words';
import { oneOf } from './counts';
import { isDraft, isGone, isRunning, saysStage } from './words';

/** How the rows of a table stand, by the columns that say so. */
export interface Standing {
  /** Rows that came to something: not called off, no draft. */
  real: string;
  /** And are not still to come. */
  lived: string;
  /** And nobody has left or ended them. */
  there: string;
  /** A label says of rows that they go on. */
  running: { column: string; labels: string[] } | null;
}

/** @param exits dates of rows that have ended */
export async function standingOf(connection: DuckDBConnection, table: Table, states: readonly string[], exits: readonly string[]): Promise<Standing> {
  const [real, lived, there]: [string[], string[], string[]] = [[], [], exits.map((one) => `${name(one)} IS NULL`)];
  let running: Standing['running'] = null;
  for (const column of states) {
    const rows = await rowsOf(connection, `SELECT DISTINCT CAST(${quoteName(column)} AS VARCHAR) FROM ${table.relation} WHERE ${quoteName(column)} IS NOT NULL ORDER BY 1`);
    const labels = rows.map(([label]) => String(label));
    const without = (out: readonly string[]) => (out.length === 0 ? [] : [`(${name(column)} IS NULL OR ${oneOf(table, column, out, 'NOT IN')})`]);
    real.push(...without(labels.filter(isDraft)));
    if (!asksForEnd(nameWords(column)) && !saysStage(column)) continue;
    real.push(...without(labels.filter(isGivenUp)));
    lived.push(...without(labels.filter(isToCome)));
    there.push(...without(labels.filter((label) => hasWord(nameWords(label), LEFT) || isGone(label))));
    const on = labels.filter((label) => isRunning(label, labels));
    if (on.length > 0 && on.length < labels.length) running ??= { column, labels: on };
  }
  return {
    real: conditions(...real),
    lived: conditions(...real, ...lived),
    there: conditions(...real, ...lived, ...there),
    running,
  };
} // prettier-ignore
