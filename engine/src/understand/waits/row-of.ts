import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '../../insights/rows-of';
import { name } from '../../insights/sql';
import type { Table } from '../../model';
import { ownColumns } from '../own-columns';
import { LIMITS } from './limits';
import { isOfRow, isOwedBy, saysSpent } from './words';

/** Amounts that a row comes to, no prices of one of several. */
export const sumsIn = (table: Table): string[] =>
  ownColumns(table)
    .filter(({ name: one, role, type, quantity, overMembers }) => role === 'measure' && (quantity === 'money' ? overMembers.how === 'sum' || isOfRow(one) : quantity === 'other' && type === 'number' && isOfRow(one)))
    .map(({ name: one }) => one); // prettier-ignore

/** The amount that goes best with what is awaited, of those that are known of nearly all rows that wait. */
export async function moneyOf(
  connection: DuckDBConnection,
  table: Table,
  of: readonly string[],
  { waiting, n, isAsked, isFirst = false }: { waiting: string; n: number; isAsked: boolean; isFirst?: boolean },
): Promise<string | null> {
  const { relation } = table;
  const sums = sumsIn(table);
  if (sums.length === 0) return null;
  const known = sums.map((one) => `count(*) FILTER (WHERE ${name(one)} > 0 AND ${waiting})::DOUBLE`);
  const [row = []] = await rowsOf(connection, `SELECT ${known.join(', ')} FROM ${relation}`);
  // What is asked for has an amount of its own, or none: that of the row it belongs to is not at stake.
  const least = isAsked ? 1 : 0;
  const rated = sums
    .map((one, i) => ({ one, // What is spent on a row is not what it brings. Of several amounts the last is what all come to in the end, and of things the first what the others are made of.
      rating: isOwedBy(one, ...of), place: (saysSpent(one) ? -1 : 0) + (isFirst ? sums.length - 1 - i : i) / sums.length, known: Number(row[i] ?? 0) }))
    .filter((one) => one.known >= LIMITS.moneyKnown * n && one.rating >= least)
    .sort((a, b) => b.rating - a.rating || b.place - a.place);
  if (rated[0]) return rated[0].one;
  // An amount that few rows have is at stake where most of it lies with those that wait.
  const share = sums.map((one) => `sum(${name(one)}) FILTER (WHERE ${waiting}) / nullif(sum(greatest(${name(one)}, 0)), 0), count(*) FILTER (WHERE ${waiting})::DOUBLE / count(*)`);
  const [parts = []] = await rowsOf(connection, `SELECT ${share.join(', ')} FROM ${relation}`);
  const held = sums
    .map((one, i) => ({ one, share: Number(parts[2 * i] ?? 0), rows: Number(parts[2 * i + 1] ?? 1) }))
    .filter((one) => !isAsked && one.share >= LIMITS.mostOfMoney && one.share >= LIMITS.timesRows * one.rows);
  return held.sort((a, b) => b.share - a.share)[0]?.one ?? null;
} // prettier-ignore

/** The column that names each row; nobody is named by what is personal. */
export function keyOf({ model, columns, rows }: Table): string | null {
  const names = (model?.columns ?? []).filter(({ role }) => role === 'identifier').map(({ name: one }) => one);
  const own = columns.find(({ name: one, stats, personal }) => names.includes(one) && personal === undefined && stats.distinct === rows);
  return own?.name ?? null;
} // prettier-ignore
