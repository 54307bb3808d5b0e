import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../../contracts/table/is-day';
import type { LoadedColumn, LoadedTable } from '../../../read/load/loaded-table';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import { lastDay } from '../../waits/last-day';
import type { Key } from './key';
import { LIMITS } from './limits';
import { referringKeys } from './refers';

/** Where the cases of a table may lie: its rows in their order, and the columns that may name a case. */
export interface Place {
  relation: string;
  rows: number;
  /** The column that dates the rows. */
  time: string;
  type: LoadedColumn['type'];
  /** DuckDB: a TIMESTAMP of one row. */
  at: string;
  /** Rows in time, and at one time as they are written: from above or, in a list that has the newest first, from below. */
  order: string;
  /** What may name a case: other rows that are called first, then columns, those with the most values first. */
  keys: Key[];
  /** The last day that is seen, and the first moment, in milliseconds. */
  asOf: number;
  from: number;
}

const NAMES: ReadonlySet<string> = new Set(['identifier', 'code', 'category', 'coded-category', 'text', 'personal-data']);

/** Of a large table some keys with all their rows: whether rows are cases shows in them. */
export const someOf = ({ rows }: Pick<Place, 'rows'>, { of }: Key): string => {
  const part = Math.ceil(rows / LIMITS.looked);
  return `${of} IS NOT NULL${part > 1 ? ` AND hash(${of}) % ${part} = 0` : ''}`;
};

/** The key by which a case is called; nobody is by what is personal. */
export const calledBy = ({ columns }: Table, key: Key): string | null =>
  columns.some(({ name, personal }) => name === key.name && personal === undefined) ? key.name : null;

/** Null where a table has no rows that happened one after the other, or no column that may name what they happened to. */
export async function placeOf(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  table: Table,
): Promise<Place | null> {
  const { model, columns } = table;
  const [time, ...more] = model?.time?.columns ?? [];
  const own = columns.find(({ name }) => name === time);
  const isLog = model?.shape.kind === 'event' || model?.shape.kind === 'entity' || model?.shape.kind === 'panel';
  if (!model || !isLog || time === undefined || more.length > 0 || !own || !isDay(own) || rows > LIMITS.mostRows) return null;
  if (columns.some(({ name }) => name.toLowerCase() === 'rowid')) return null;
  const at = `CAST(${quoteName(time)} AS TIMESTAMP)`;
  const columnsOf = columns
    .filter(({ name, carried, stats: { distinct, count }, type }) => {
      const known = model.columns.find((one) => one.name === name);
      const mayName = known !== undefined && NAMES.has(known.role) && !isDay({ type }) && type !== 'number';
      return mayName && carried === undefined && distinct >= LIMITS.fewestCases && count >= LIMITS.rowsOfCase * distinct;
    })
    .sort((a, b) => b.stats.distinct - a.stats.distinct)
    .slice(0, LIMITS.mostKeys)
    .map(({ name }): Key => ({ name, of: quoteName(name), by: [] }));
  const keys = [...(await referringKeys(connection, relation, at, table)), ...columnsOf];
  if (keys.length === 0) return null;
  const asOf = await lastDay(connection, table, '');
  const [[from, down] = []] = await rowsOf(
    connection,
    `SELECT epoch_ms(min(${at}))::DOUBLE, corr(rowid, epoch(${at})) < 0 FROM ${relation}`,
  );
  if (asOf === null || !(asOf > Number(from))) return null;
  const order = `${at}, rowid${down === true ? ' DESC' : ''}`;
  return { relation, rows, time, type: own.type, at, order, keys, asOf, from: Number(from) };
}
