import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { readNumbers } from '../../insights/frame/read-columns';
import { rowsOf } from '../../insights/rows-of';
import type { Column } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { answersAmong } from '../../understand/roles/numbers/answers';
import type { Held } from './at-the-ends';
import { LIMITS } from './limits';
import { BELOW, ninesAmid, ninesBelow } from './nines';

/** Numbers that stand for "not given", by column. */
export async function notGiven(
  connection: DuckDBConnection,
  table: LoadedTable,
  measures: readonly Column[],
): Promise<Map<string, Held[]>> {
  const found = await besideAnswers(connection, table, measures);
  for (const column of measures) {
    if (found.has(column.name)) continue;
    const below = BELOW.test(String(Number(column.stats.min))) ? ninesBelow(await lowOf(connection, table, column)) : [];
    if (below.length > 0) found.set(column.name, below);
  }
  for (const [name, held] of await amid(connection, table, measures)) if (!found.has(name)) found.set(name, held);
  return found;
}

/** What stands beside the steps of scales that people answer on. */
async function besideAnswers(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  measures: readonly Column[],
): Promise<Map<string, Held[]>> {
  const few = measures.filter(({ type, stats }) => type === 'integer' && stats.distinct <= LIMITS.mostDifferentAnswers);
  const part = Math.ceil(rows / LIMITS.mostScreened);
  const from = part > 1 ? `${relation} WHERE hash(rowid) % ${part} = 0` : relation;
  const values = await readNumbers(connection, few.map(({ name }) => quoteName(name)), from);
  const answers = answersAmong(few.map(({ name }, i) => ({ name, values: values[i] ?? new Float64Array() })));
  const beside = answers.flatMap(({ name, off }) => off.map(([value]) => ({ name, value })));
  if (beside.length === 0) return new Map();
  const counts = beside.map(({ name, value }) => `count(*) FILTER (${quoteName(name)} = ${value})::DOUBLE`);
  const [row = []] = await rowsOf(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  const found = new Map<string, Held[]>();
  beside.forEach(({ name, value }, i) => found.set(name, [...(found.get(name) ?? []), { value, times: Number(row[i] ?? 0) }]));
  return found;
} // prettier-ignore

async function lowOf(connection: DuckDBConnection, { relation }: LoadedTable, { name, stats }: Column) {
  const cell = quoteName(name);
  const sql = `SELECT ${cell}::DOUBLE, count(*)::DOUBLE FROM ${relation} WHERE ${cell} IS NOT NULL GROUP BY ${cell} ORDER BY 1 LIMIT ${LIMITS.nextToNought}`;
  const low = (await rowsOf(connection, sql)).map(([value, times]): Held => ({ value: Number(value), times: Number(times) }));
  return { count: stats.count, median: stats.median ?? 0, low };
}

/** Nines amid larger values; what they may be is asked of all columns at once, since hardly any has them. Prices and amounts of money end in nines. */
async function amid(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  measures: readonly Column[],
): Promise<[string, Held[]][]> {
  const large = measures.filter(({ role, stats }) => role !== 'money' && Number(stats.max) > LIMITS.leastNines && stats.distinct >= LIMITS.fewestDifferent);
  if (large.length === 0) return [];
  const counts = large.flatMap(({ name }) => [999, 9999, 99_999, 999_999].map((nines) => `count(*) FILTER (${quoteName(name)} = ${nines})::DOUBLE`));
  const [row = []] = await rowsOf(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  const asked = large.filter((_, i) => row.slice(4 * i, 4 * i + 4).some((times) => Number(times) >= LIMITS.fewestAmid));
  const found: [string, Held[]][] = [];
  for (const { name, stats } of asked) {
    const cell = quoteName(name);
    const sql = `SELECT ${cell}::DOUBLE, count(*)::DOUBLE FROM ${relation} WHERE ${cell} > ${stats.median ?? 0} GROUP BY ${cell} ORDER BY 2 DESC, 1 LIMIT 2`;
    const above = (await rowsOf(connection, sql)).map(([value, times]): Held => ({ value: Number(value), times: Number(times) }));
    const held = ninesAmid({ count: stats.count, distinct: stats.distinct, max: Number(stats.max), above });
    if (held.length > 0) found.push([name, held]);
  }
  return found;
} // prettier-ignore
