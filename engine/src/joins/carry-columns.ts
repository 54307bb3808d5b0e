import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import type { LoadedTable } from '../read/load/loaded-table';
import { joinRows } from '../sources/pushdown/source-relation';
import type { SourceRows } from '../sources/pushdown/source-rows';
import type { Carried } from './carried';
import type { Path } from './steps';

/**
 * Writes a table once more beside itself, with columns of other tables. Each way to another table is a join of its own in which a row meets one
 * row at most, those that refer to it being put together first: no row comes twice, and no sum is doubled.
 * @returns null where a row came twice all the same
 */
export async function carryColumns(
  connection: DuckDBConnection,
  table: LoadedTable,
  given: readonly Carried[],
  signal?: AbortSignal,
): Promise<{ table: LoadedTable; carried: Carried[] } | null> {
  const names = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  let carried = given.filter(({ column }) => {
    const name = column.name.toLowerCase();
    return !names.has(name) && names.add(name);
  });
  let { source } = table;
  if (table.sampled === true && source) {
    // What the database cannot be asked about is not carried.
    const joined = sourceWith(source, carried);
    [source, carried] = [joined.source, joined.carried];
  }
  if (carried.length === 0) return { table, carried };
  const target = `joined_${table.relation}`;
  const paths = [...new Set(carried.map(({ path }) => path))];
  const joins = paths.map((path, i) => joinOf(path, `p${i}`, carried.filter((one) => one.path === path))); // prettier-ignore
  const cells = paths.flatMap((path, i) => carried.filter((one) => one.path === path).map((one, k) => cellOf(one, `p${i}`, k)));
  await runQuery(
    connection,
    `CREATE TABLE ${target} AS SELECT s.*, ${cells.join(', ')} FROM ${table.relation} s ${joins.join(' ')}`,
    signal,
  );
  const [row = []] = (await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${target}`, signal)).getRowsJS();
  if (Number(row[0]) !== table.rows) {
    await runQuery(connection, `DROP TABLE ${target}`, signal);
    return null;
  }
  carried = paths.flatMap((path) => carried.filter((one) => one.path === path));
  return {
    table: {
      ...table,
      ...(source ? { source } : {}),
      relation: target,
      columns: [...table.columns, ...carried.map(({ column }) => column)],
    },
    carried,
  };
}

const isUp = (carried: readonly Carried[]): boolean => carried.some(({ how }) => how !== 'row');

/** `LEFT JOIN` of what lies at the end of a way, one row for each of the columns that it begins with. */
function joinOf(path: Path, alias: string, carried: readonly Carried[]): string {
  const [first] = path;
  if (!first) throw new Error('A way without a step.');
  const meets = first.own.map((column, i) => `s.${quoteName(column)} = ${alias}.k${i}`).join(' AND ');
  const from = path.reduce(
    (sql, step, i) =>
      i === 0
        ? `${step.to.loaded.relation} j0`
        : `${sql} JOIN ${step.to.loaded.relation} j${i} ON ${step.own.map((own, k) => `j${i - 1}.${quoteName(own)} = j${i}.${quoteName(step.others[k] ?? '')}`).join(' AND ')}`,
    '',
  );
  const keys = first.others.map((column, i) => `j0.${quoteName(column)} AS k${i}`);
  const filled = first.others.map((column) => `j0.${quoteName(column)} IS NOT NULL`).join(' AND ');
  const last = `j${path.length - 1}`;
  const values = carried.map((one, k) => `${valueOf(one, last)} AS v${k}`);
  const grouped = isUp(carried) ? ` GROUP BY ${first.others.map((_, i) => i + 1).join(', ')}` : '';
  return `LEFT JOIN (SELECT ${[...keys, ...values].join(', ')} FROM ${from} WHERE ${filled}${grouped}) ${alias} ON ${meets}`;
}

function valueOf({ how, from }: Carried, alias: string): string {
  const cell = `${alias}.${quoteName(from ?? '')}`;
  switch (how) {
    case 'row':
      return cell;
    case 'count':
      return 'count(*)';
    case 'sum':
      return `sum(${cell}::DOUBLE)`;
    case 'mean':
      return `avg(${cell}::DOUBLE)`;
    case 'first':
      return `min(${cell})`;
    case 'last':
      return `max(${cell})`;
  }
}

/** To nothing, no row refers, and the sum over none is nothing. Numbers beyond any measure are no value. */
function cellOf({ how, column }: Carried, alias: string, k: number): string {
  const value = `${alias}.v${k}`;
  const cell =
    how === 'count'
      ? `coalesce(${value}, 0)`
      : how === 'sum'
        ? `CASE WHEN ${alias}.k0 IS NULL THEN 0 WHEN isfinite(${value}) THEN ${value} END`
        : how === 'mean'
          ? `CASE WHEN isfinite(${value}) THEN ${value} END`
          : value;
  return `${cell} AS ${quoteName(column.name)}`;
}

/** The rows in their database, with what of the carried columns it can be asked about: those of tables that the row refers to directly. */
function sourceWith(source: SourceRows, carried: readonly Carried[]): { source: SourceRows; carried: Carried[] } {
  let rows = source;
  const kept: Carried[] = [];
  for (const path of new Set(carried.map((one) => one.path))) {
    const own = carried.filter((one) => one.path === path);
    const [first, ...more] = path;
    if (!first || isUp(own)) continue;
    const other = more.length === 0 ? first.to.loaded.source : sourceOfWay(path);
    if (!other) continue;
    const added = own.map(({ from, column }) => ({ from: BEYOND.repeat(more.length) + (from ?? ''), as: column.name }));
    const pairs = first.own.map((name, i): [string, string] => [name, first.others[i] ?? '']);
    rows = joinRows(rows, other, pairs, added);
    kept.push(...own);
  }
  return { source: rows, carried: kept };
}

/** Before the names of columns that come from behind the first table of a way. */
const BEYOND = '>';

/** The first table of a way with the columns of those behind it; null where one of them is not in the database. */
function sourceOfWay([first, ...more]: Path): SourceRows | null {
  const start = first?.to.loaded.source;
  if (!start || [...start.columns.keys()].some((name) => name.startsWith(BEYOND))) return null;
  const [next] = more;
  if (!next) return start;
  const rest = sourceOfWay(more);
  if (!rest) return null;
  const added = [...rest.columns.keys()].map((name) => ({ from: name, as: `${BEYOND}${name}` }));
  const pairs = next.own.map((name, i): [string, string] => [name, next.others[i] ?? '']);
  return joinRows(start, rest, pairs, added);
}
