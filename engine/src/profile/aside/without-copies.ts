import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Column, Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { LIMITS as ALERTS } from '../alerts/limits';
import { LIMITS } from './limits';

/**
 * The table without the rows that repeat another in every column, where these are all that keeps it from having a key: an order's line that was
 * imported twice, a site's week. Where no column, nor a few together, would be different in every row without them, two equal rows may be two events.
 * @param first what the profile says of the table with them
 * @returns null where there are none, or where they may be rows of their own
 */
export async function withoutCopies(
  connection: DuckDBConnection,
  table: LoadedTable,
  first: Table,
  signal?: AbortSignal,
): Promise<LoadedTable | null> {
  if (table.columns.some(({ name }) => name.toLowerCase() === 'rowid')) return null;
  const keys = keysAmong(first, table.rows);
  if (keys.length === 0 || !(await tellsCopies(connection, table, keys, signal))) return null;
  const cells = table.columns.map(({ name }) => quoteName(name)).join(', ');
  const numbered = `SELECT rowid AS own, row_number() OVER (PARTITION BY ${cells} ORDER BY rowid) AS n FROM ${table.relation}`;
  await runQuery(connection, `DELETE FROM ${table.relation} WHERE rowid IN (SELECT own FROM (${numbered}) WHERE n > 1)`, signal);
  const [[rows] = []] = (await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${table.relation}`, signal)).getRowsJS();
  return { ...table, rows: Number(rows), copies: table.rows - Number(rows) };
}

/** Columns, alone or with another, that may be different in every row but for the copies, and how many of the rows have to be. */
interface Key {
  sql: string;
  least: number;
}

/**
 * What may name a row: a number of the rows, or it with another column, where the table is known to have copies; a thing and a time of a grid in any case.
 * Measured figures may be different in every row by their digits alone.
 */
function keysAmong({ columns, alerts }: Table, rows: number): Key[] {
  const possible = columns.filter(
    ({ type, stats }) => type !== 'number' && type !== 'boolean' && stats.missing === 0 && stats.distinct > 1,
  );
  const isKnown = alerts.some(({ kind }) => kind === 'duplicate-rows');
  const named = isKnown
    ? possible
        .filter(
          ({ role, stats }) => (role === 'identifier' || role === 'timestamp') && stats.distinct >= LIMITS.leastNamed * rows,
        )
        .sort((a, b) => b.stats.distinct - a.stats.distinct)
        .slice(0, LIMITS.mostNamed)
    : [];
  // An order may have many lines: then the number of the line, which begins with one, tells them apart.
  const orders = isKnown
    ? possible
        .filter(({ type, stats }) => (type === 'integer' || type === 'text') && stats.distinct >= LIMITS.leastNamed * rows)
        .slice(0, LIMITS.mostNamed)
    : [];
  const lines =
    orders.length > 0
      ? possible.filter(
          ({ type, stats }) =>
            type === 'integer' && stats.min === 1 && stats.distinct <= LIMITS.mostLines && stats.max === stats.distinct,
        )
      : [];
  const together = (...columns: Column[]): Key => ({
    sql: `(${columns.map(({ name }) => quoteName(name)).join(', ')})`,
    least: 1,
  });
  return [
    ...named.flatMap((one) => [
      { sql: quoteName(one.name), least: one.role === 'identifier' ? ALERTS.nearlyUnique : 1 },
      ...possible.filter((other) => other !== one).map((other) => together(one, other)),
    ]),
    ...orders.flatMap((order) => lines.map((line) => together(order, line))),
    ...gridsAmong(possible, rows).map((columns) => together(...columns)),
  ];
}

/** Whether there are rows that repeat another, and without them one of the keys is different in each. */
async function tellsCopies(
  connection: DuckDBConnection,
  { relation, columns, rows }: LoadedTable,
  keys: readonly Key[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const cells = columns.map(({ name }) => quoteName(name)).join(', ');
  const counts = keys.map(({ sql }) => `count(DISTINCT ${sql})::DOUBLE`).join(', ');
  // What is different in every row as they stand leaves none to be a copy, and is quickly asked.
  const [as = []] = (await runQuery(connection, `SELECT ${counts} FROM ${relation}`, signal)).getRowsJS();
  if (as.some((count) => Number(count) === rows)) return false;
  const sql = `SELECT count(*)::DOUBLE, ${counts} FROM (SELECT DISTINCT ${cells} FROM ${relation})`;
  const [[all, ...different] = []] = (await runQuery(connection, sql, signal)).getRowsJS();
  return Number(all) < rows && keys.some(({ least }, i) => Number(different[i]) >= least * Number(all));
}

/** Times and things of which nearly every pair may have its row: what is read of each again and again, on some days or at some hours of each day. */
function gridsAmong(possible: readonly Column[], rows: number): Column[][] {
  const times = possible.filter(({ role }) => role === 'timestamp').slice(0, LIMITS.mostNamed);
  const fills = (columns: readonly Column[]) => {
    const cells = columns.reduce((product, { stats }) => product * stats.distinct, 1);
    return cells >= LIMITS.filledGrid * rows && rows >= LIMITS.filledGrid * cells;
  };
  return times.flatMap((time) => {
    const others = possible.filter((one) => one !== time && (THINGS.has(one.role) || one.type === 'time'));
    const pairs = others.filter(({ role }) => THINGS.has(role)).map((thing) => [time, thing]);
    const triples = others.flatMap((one, i) => others.slice(i + 1).map((other) => [time, one, other]));
    return [...pairs, ...triples].filter(fills);
  });
}

/** What a grid may be of. */
const THINGS: ReadonlySet<Column['role']> = new Set(['category', 'identifier', 'geography', 'ordered-category']);
