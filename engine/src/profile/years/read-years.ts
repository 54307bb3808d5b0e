import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole } from '../../contracts/table/column';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { yearHint, type YearHint } from '../../read/typing/year-names';
import { withExpression } from '../../sources/pushdown/source-relation';
import { hasWord, nameWords } from '../roles/name-words';
import { unitOfName } from '../roles/unit-of-name';
import { MONTH_PART, QUARTER_PART } from '../roles/vocabulary';
import { behavesLikeYears, type YearLike } from './behaves-like-years';
import { LIMITS } from './limits';

export interface YearOptions {
  /** The user's word by column name: it goes over what the values say. */
  roles?: ReadonlyMap<string, ColumnRole>;
  /** Columns by which tables refer to each other: they stay what those of the other table are. */
  keys?: ReadonlySet<string>;
  signal?: AbortSignal | undefined;
}

interface Candidate {
  column: LoadedColumn;
  hint: YearHint;
}

/** SQL of the first day of the year that a number is. */
export const firstOfYear = (cell: string): string => `make_date(CAST(${cell} AS INTEGER), 1, 1)`;

/**
 * Reads the columns of whole numbers that are years as dates, whatever they are called: `date`, `period`, `t` or nothing at all. What a
 * name says only decides how much evidence the values must give. Changes the table in place.
 * @throws the signal's reason when the caller gives up
 */
export async function readYears(
  connection: DuckDBConnection,
  table: LoadedTable,
  options: YearOptions = {},
): Promise<LoadedTable> {
  const { roles = new Map<string, ColumnRole>(), signal } = options;
  const years = new Set<string>();
  for (const candidate of await plausible(connection, table, options)) {
    const { column, hint } = candidate;
    const sure = hint === 'year' || roles.get(column.name) === 'timestamp';
    if (sure || behavesLikeYears(hint, await behaviour(connection, table, column, signal))) years.add(column.name);
  }
  let { source } = table;
  for (const name of years) {
    const cell = quoteName(name);
    await runQuery(
      connection,
      `ALTER TABLE ${table.relation} ALTER COLUMN ${cell} SET DATA TYPE DATE USING ${firstOfYear(cell)}`,
      signal,
    );
    source =
      source &&
      withExpression(source, name, (sql) => `CASE WHEN ${sql} BETWEEN 1 AND 9999 THEN make_date((${sql})::int, 1, 1) END`);
  }
  if (years.size === 0) return table;
  const columns = table.columns.map((column): LoadedColumn => {
    if (!years.has(column.name)) return column;
    const { declaredKey: _, ...rest } = column;
    return { ...rest, type: 'date', formats: ['year'] };
  });
  return { ...table, columns, ...(source ? { source } : {}) };
}

const isNumeric = ({ type }: LoadedColumn) => type === 'integer' || type === 'number';

/** Columns of whole numbers that lie where years lie, and whose name does not say that they are something else. */
async function plausible(
  connection: DuckDBConnection,
  table: LoadedTable,
  { roles = new Map(), keys, signal }: YearOptions,
): Promise<Candidate[]> {
  const open = table.columns.filter((column) => {
    const role = roles.get(column.name);
    const number = isNumeric(column) && column.unit === null && mayChange(column) && !keys?.has(column.name) && !column.order;
    return number && (role === undefined ? hintOf(column) !== 'never' : role === 'timestamp');
  });
  const found: Candidate[] = [];
  for (let from = 0; from < open.length; from += LIMITS.columnsAQuery) {
    const some = open.slice(from, from + LIMITS.columnsAQuery);
    const list = some.flatMap(({ name }) => {
      const cell = quoteName(name);
      return [`min(${cell})::DOUBLE`, `max(${cell})::DOUBLE`, `bool_and(${cell} = trunc(${cell}))`];
    });
    const [row = []] = (await runQuery(connection, `SELECT ${list.join(', ')} FROM ${table.relation}`, signal)).getRowsJS();
    some.forEach((column, i) => {
      const [low, high, whole] = row.slice(3 * i, 3 * i + 3);
      const hint = hintOf(column);
      const first = hint === 'year' || roles.has(column.name) ? LIMITS.firstNamed : LIMITS.first;
      if (whole === true && typeof low === 'number' && typeof high === 'number' && low >= first && high <= LIMITS.last)
        found.push({ column, hint });
    });
  }
  // Of so many such columns none is the time: they are figures of one kind.
  const named = found.filter(({ hint }) => hint !== 'open' && hint !== 'other');
  return found.length - named.length > LIMITS.mostUnnamed ? named : found;
}

/** A key of years is one of time; other keys stay what they are. */
const mayChange = (column: LoadedColumn): boolean =>
  column.declaredKey === undefined || (column.declaredKey === 'own' && ['year', 'date'].includes(hintOf(column)));

const hintOf = ({ name, unnamed }: LoadedColumn): YearHint =>
  unnamed ? 'open' : unitOfName(name) === null ? yearHint(name) : 'never';

const namesPart = ({ name, type }: LoadedColumn): boolean =>
  (type === 'integer' || type === 'text') && [MONTH_PART, QUARTER_PART].some((words) => hasWord(nameWords(name), words));

async function behaviour(
  connection: DuckDBConnection,
  { relation, columns }: LoadedTable,
  { name }: LoadedColumn,
  signal?: AbortSignal,
): Promise<YearLike> {
  const cell = quoteName(name);
  const numbers = columns.filter((column) => isNumeric(column) && column.name !== name);
  const step = Math.max(1, Math.ceil(numbers.length / LIMITS.mostBeside));
  const beside = numbers.filter((_, i) => i % step === 0);
  const means = beside.map((column) => `, avg(${quoteName(column.name)}::DOUBLE)`).join('');
  const byValue = await runQuery(
    connection,
    `SELECT ${cell}::DOUBLE AS v, count(*)::DOUBLE${means} FROM ${relation} WHERE ${cell} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    signal,
  );
  const rows = byValue.getRowsJS().map((row) => row.map((value) => (typeof value === 'number' ? value : NaN)));
  const moves = await runQuery(
    connection,
    `SELECT move, count(*)::DOUBLE FROM (SELECT v - lag(v) OVER (ORDER BY place) AS move FROM ` +
      `(SELECT ${cell}::DOUBLE AS v, rowid AS place FROM ${relation} WHERE ${cell} IS NOT NULL LIMIT ${LIMITS.orderedRows})) WHERE move IS NOT NULL GROUP BY 1`,
    signal,
  );
  return {
    values: rows.map(([value = NaN]) => value),
    counts: rows.map(([, count = 0]) => count),
    moves: new Map(moves.getRowsJS().map(([move, count]) => [Number(move), Number(count)])),
    beside: beside.map((_, i) => rows.map((row) => row[i + 2] ?? NaN)),
    besidePart: columns.some((column) => column.name !== name && namesPart(column)),
  };
}
