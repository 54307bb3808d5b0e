import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '../../insights/rows-of';
import { conditions, name } from '../../insights/sql';
import type { Table } from '../../model';
import { ownColumns } from '../own-columns';
import { LIMITS } from './limits';
import { at, days, milliseconds } from './moments';
import { isBirth, isExit, isLastDay, saysBegin, saysDue } from './words';

/**
 * The last day that a table knows, in milliseconds: that of all its dates but those that lie ahead. Null where it has none, or a few dates lie far beyond the others.
 * @param lived rows that are not still to come
 */
export async function lastDay(connection: DuckDBConnection, table: Table, lived: string): Promise<number | null> {
  const dates = ownColumns(table)
    .filter((column) => isDay(column) && column.time !== 'birth' && column.time !== 'part' && column.time !== 'due')
    .map(({ name: one }) => one)
    .filter((one) => !saysDue(one) && !isLastDay(one) && !isBirth(one) && !isExit(one));
  const past = dates.filter((one) => !saysBegin(one));
  const asked = (past.length > 0 ? past : dates).slice(0, LIMITS.mostDates);
  if (asked.length === 0) return null;
  const of = asked.flatMap((one) => [`max(${at(name(one))})`, `quantile_cont(${at(name(one))}, ${LIMITS.slips})`, `count(${name(one)})`]);
  const where = conditions(lived);
  const [row = []] = await rowsOf(connection, `SELECT ${of.join(', ')} FROM ${table.relation}${where === '' ? '' : ` WHERE ${where}`}`);
  const last = asked.flatMap((_, i) => {
    const [most = NaN, nearly = NaN, n = 0] = row.slice(3 * i, 3 * i + 3).map((value) => Number(value ?? NaN));
    return n >= LIMITS.fewestWaiting ? [most - nearly > milliseconds(LIMITS.farBeyond) ? nearly : most] : [];
  });
  return last.length > 0 ? Math.floor(days(Math.max(...last))) * milliseconds(1) : null;
} // prettier-ignore

/** The last day that nearly all of them have: since then the next might have followed. */
export async function lastStep(connection: DuckDBConnection, table: Table, waiting: string, n: number): Promise<string | null> {
  const dates = ownColumns(table)
    .filter(({ name: one, type, time }) => isDay({ type }) && time !== 'birth' && time !== 'part' && time !== 'due' && time !== 'update' && !saysDue(one) && !isLastDay(one) && !isBirth(one))
    .slice(0, LIMITS.mostDates)
    .map(({ name: one }) => one);
  if (dates.length === 0) return null;
  const [row = []] = await rowsOf(connection, `SELECT ${dates.map((one) => `count(${name(one)})::DOUBLE, median(${at(name(one))})`).join(', ')} FROM ${table.relation} WHERE ${waiting}`);
  const known = dates.flatMap((one, i) => (Number(row[2 * i] ?? 0) >= LIMITS.before * n ? [{ one, at: Number(row[2 * i + 1] ?? NaN) }] : []));
  return known.sort((a, b) => b.at - a.at)[0]?.one ?? null;
} // prettier-ignore
