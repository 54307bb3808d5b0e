import type { DuckDBConnection } from '@duckdb/node-api';
import { joinRows } from '../pushdown/source-relation';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { ForeignKey } from './table-extract';
import { LIMITS } from './limits';

/** A column that a table takes over from one that it refers to. */
interface Taken {
  from: string;
  column: LoadedColumn;
}

/**
 * Gives each table the columns of the tables it refers to that divide those into groups (an order's customer's country), and of
 * those that these refer to (an order line's order's customer's country), so that a measure can be compared by them. A table that
 * was not read whole is not joined: the missing rows would look like missing values.
 */
export async function joinReferences(
  connection: DuckDBConnection,
  tables: LoadedTable[],
  keys: ForeignKey[],
  signal?: AbortSignal,
): Promise<LoadedTable[]> {
  const current = new Map(tables.map((table) => [table.name, table]));
  const labels = new Map<string, LoadedColumn[]>();
  for (const table of tables) {
    const isReferredTo = keys.some((key) => key.referencedTable === table.name && key.table !== table.name);
    if (isReferredTo && !table.notes.notCopied?.some(({ columns }) => !columns.length))
      labels.set(table.name, await labelColumns(connection, table, signal));
  }
  // What a table has from its own references, which those that refer to it may take as well: two steps, so that circles end.
  const handed = new Map<string, LoadedColumn[]>();
  for (const table of referredFirst(tables, keys)) {
    const own: LoadedColumn[] = [];
    for (const key of keys) {
      const mine = current.get(table.name);
      const other = current.get(key.referencedTable);
      if (key.table !== table.name || !mine || !other || other.name === table.name) continue;
      const twice = keys.filter((each) => each.table === key.table && each.referencedTable === key.referencedTable).length > 1;
      const suffix = twice ? ` (${key.columns.join(', ')})` : '';
      const first = (labels.get(other.name) ?? []).map((column) => taken(column, `${other.name}.${column.name}${suffix}`));
      const second = (labels.has(other.name) ? (handed.get(other.name) ?? []) : [])
        .filter(({ name }) => !name.startsWith(`${table.name}.`))
        .map((column) => taken(column, `${column.name}${suffix}`));
      const result = await join(connection, mine, other, key, [...first, ...second].slice(0, LIMITS.mostJoined), signal);
      current.set(table.name, result);
      own.push(...result.columns.filter(({ name }) => first.some(({ column }) => column.name === name)));
    }
    handed.set(table.name, own);
  }
  return tables.map((table) => current.get(table.name) ?? table);
}

const taken = (column: LoadedColumn, name: string): Taken => ({ from: column.name, column: { ...column, name } });

/** Tables in an order in which those that others refer to come before them, as far as there are no circles. */
function referredFirst(tables: readonly LoadedTable[], keys: readonly ForeignKey[]): LoadedTable[] {
  const sorted: LoadedTable[] = [];
  const seen = new Set<string>();
  const visit = (table: LoadedTable) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const key of keys)
      if (key.table === table.name) for (const other of tables) if (other.name === key.referencedTable) visit(other);
    sorted.push(table);
  };
  tables.forEach(visit);
  return sorted;
}

async function labelColumns(connection: DuckDBConnection, table: LoadedTable, signal?: AbortSignal): Promise<LoadedColumn[]> {
  const columns = table.columns.filter(({ type, declaredKey }) => (type === 'text' || type === 'boolean') && !declaredKey);
  if (!columns.length) return [];
  const counts = columns.map(({ name }) => `count(DISTINCT ${quoteName(name)})::DOUBLE`);
  const reader = await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${table.relation}`, signal);
  const distinct = (reader.getRowsJS()[0] ?? []).map(Number);
  return columns.filter((_, i) => (distinct[i] ?? 0) >= 2 && (distinct[i] ?? 0) <= LIMITS.mostLabels).slice(0, LIMITS.mostJoined);
}

async function join(
  connection: DuckDBConnection,
  table: LoadedTable,
  other: LoadedTable,
  { columns: own, referencedColumns }: ForeignKey,
  columnsTaken: readonly Taken[],
  signal?: AbortSignal,
): Promise<LoadedTable> {
  const names = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  const added = columnsTaken.filter(({ column }) => !names.has(column.name.toLowerCase()));
  const pairs = own.map((name, i): [string, string] => [name, referencedColumns[i] ?? '']);
  const has = ({ columns }: LoadedTable, name: string) => columns.some((column) => column.name === name);
  if (!added.length || !pairs.every(([mine, theirs]) => has(table, mine) && has(other, theirs))) return table;
  const selected = added.map(({ from, column }) => `o.${quoteName(from)} AS ${quoteName(column.name)}`);
  const condition = pairs.map(([mine, theirs]) => `s.${quoteName(mine)} = o.${quoteName(theirs)}`);
  const whole = `joined_${table.relation}`;
  await runQuery(
    connection,
    `CREATE TABLE ${whole} AS SELECT s.*, ${selected.join(', ')} FROM ${table.relation} s LEFT JOIN ${other.relation} o ON ${condition.join(' AND ')}`,
    signal,
  );
  const reader = await runQuery(connection, `SELECT count(*)::DOUBLE FROM ${whole}`, signal);
  if (Number(reader.getRowsJS()[0]?.[0]) !== table.rows) {
    // The key is not one: a view stands in for the table, or the database never checked it.
    await runQuery(connection, `DROP TABLE ${whole}`, signal);
    return table;
  }
  await runQuery(connection, `DROP TABLE ${table.relation}`, signal);
  await runQuery(connection, `ALTER TABLE ${whole} RENAME TO ${table.relation}`, signal);
  const columns = added.map(({ column }) => ({ ...column, placeholders: [], unread: { count: 0, examples: [], lines: [] } }));
  // Without the joined columns the database could not be asked about them.
  const { source: mine, ...rest } = table;
  const source =
    mine && other.source
      ? joinRows(mine, other.source, pairs, added.map(({ from, column }) => ({ from, as: column.name }))) // prettier-ignore
      : undefined;
  return { ...rest, ...(source ? { source } : {}), columns: [...table.columns, ...columns] };
}
