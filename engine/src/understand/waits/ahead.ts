import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '../../insights/rows-of';
import { conditions, name } from '../../insights/sql';
import type { Table } from '../../model';
import { isToCome } from '../outcome/outcome-words';
import { counts, oneOf } from './counts';
import { LIMITS } from './limits';
import { at } from './moments';
import type { Blank, Counted, State } from './states';

/** Labels of rows that are booked ahead: none came to it, and they begin after the last day on which any other did, which is that of the export. */
export async function aheadIn(connection: DuckDBConnection, table: Table, { target, start }: Blank, { column, counted }: { column: string; counted: readonly Counted[] }): Promise<string[]> {
  const labels = counted.flatMap(({ label, filled }) => (label !== null && filled === 0 && isToCome(label) ? [label] : []));
  if (start === null || labels.length === 0) return [];
  const [[last] = []] = await rowsOf(connection, `SELECT quantile_cont(${at(name(target))}, ${LIMITS.slips}) FROM ${table.relation}`);
  const own = labels.map((label) => conditions(oneOf(table, column, [label]), `${name(start)} IS NOT NULL`));
  const later = own.map((one) => conditions(one, `${at(name(start))} > ${Number(last)}`));
  const found = await counts(connection, table.relation, ...own, ...later);
  return labels.filter((_, i) => (found[labels.length + i] ?? 0) >= LIMITS.before * (found[i] ?? 0));
} // prettier-ignore

/** Of what is booked ahead nobody says that it is open, nor that it was asked for. */
export const withoutAhead = (state: State, labels: readonly string[]): State => ({
  ...state,
  open: state.open.filter((one) => !labels.includes(one)),
  out: [...state.out, ...state.open.filter((one) => labels.includes(one))],
});
