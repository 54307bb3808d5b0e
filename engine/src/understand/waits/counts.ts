import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { conditions, isIn, name } from '../../insights/sql';
import type { Table } from '../../model';
import { LIMITS } from './limits';
import { at, milliseconds } from './moments';

/** Rows that have one of some labels, or none of them. */
export const oneOf = ({ columns }: Table, column: string, labels: readonly string[], how: 'IN' | 'NOT IN' = 'IN'): string => {
  const own = columns.find((one) => one.name === column);
  return own ? isIn(own, labels, how) : `${name(column)} ${how} (${labels.map(quoteText).join(', ')})`;
};

/** How many rows each condition holds in. */
export async function counts(connection: DuckDBConnection, relation: string, ...each: string[]): Promise<number[]> {
  if (each.length === 0) return [];
  const asked = each.map((one) => `count(*) FILTER (WHERE ${one === '' ? 'true' : one})::DOUBLE`);
  const [row = []] = await rowsOf(connection, `SELECT ${asked.join(', ')} FROM ${relation}`);
  return row.map(Number);
}

/** How long rows take that came to it, and the first and the last day that are seen, in milliseconds. */
export async function pace(connection: DuckDBConnection, { relation, timeline }: Table, alive: string, start: string, target: string) {
  const all = [...new Set([start, target, timeline ?? start])].map((one) => at(name(one)));
  const took = `${at(name(target))} - ${at(name(start))}`;
  const over = `${name(target)} >= ${name(start)}`;
  const [row = []] = await rowsOf(
    connection,
    `SELECT ${[0.5, LIMITS.usual].map((q) => `quantile_cont(${took}, ${q}) FILTER (WHERE ${over})`).join(', ')}, count(*) FILTER (WHERE ${over}), ` +
      `min(${at(name(start))}), greatest(${all.map((one) => `max(${one})`).join(', ')}), greatest(${all.map((one) => `quantile_cont(${one}, ${LIMITS.slips})`).join(', ')}) ` +
      `FROM ${relation} WHERE ${conditions(alive, `${name(start)} IS NOT NULL`)}`,
  );
  const [median = NaN, usual = NaN, n = 0, first = NaN, last = NaN, nearly = NaN] = row.map((value) => Number(value ?? NaN));
  return { median, usual, n, first, last: last - nearly > milliseconds(LIMITS.farBeyond) ? nearly : last };
} // prettier-ignore
