import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadedColumn, LoadedTable } from './loaded-table';
import { quoteName } from './quote-sql';
import { runQuery } from './run-query';
import type { ForeignKey } from './table-extract';

/** Labels beyond this number make no breakdown of another table's measures. */
const MAX_LABELS = 50;
const MAX_JOINED = 12;

/**
 * Gives each table the columns of the tables it refers to that divide those into groups (an order's customer's country), so
 * that a measure can be compared by them. A table that was not read whole is not joined: the missing rows would look like
 * missing values.
 */
export async function joinReferences(
  connection: DuckDBConnection,
  tables: LoadedTable[],
  keys: ForeignKey[],
  signal?: AbortSignal,
): Promise<LoadedTable[]> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const joined: LoadedTable[] = [];
  // Every table is joined with what the others were before: one step, so that circles do no harm.
  const labels = new Map<string, LoadedColumn[]>();
  for (const table of tables) {
    const isReferredTo = keys.some((key) => key.referencedTable === table.name && key.table !== table.name);
    if (isReferredTo && !table.notes.notCopied?.some(({ columns }) => !columns.length))
      labels.set(table.name, await labelColumns(connection, table, signal));
  }
  for (const table of tables) {
    let result = table;
    for (const key of keys) {
      const other = byName.get(key.referencedTable);
      if (key.table !== table.name || !other || other === table) continue;
      const twice = keys.filter((each) => each.table === key.table && each.referencedTable === key.referencedTable).length > 1;
      result = await join(connection, result, other, key, labels.get(other.name) ?? [], twice, signal);
    }
    joined.push(result);
  }
  return joined;
}

async function labelColumns(connection: DuckDBConnection, table: LoadedTable, signal?: AbortSignal): Promise<LoadedColumn[]> {
  const columns = table.columns.filter(({ type, declaredKey }) => (type === 'text' || type === 'boolean') && !declaredKey);
  if (!columns.length) return [];
  const counts = columns.map(({ name }) => `count(DISTINCT ${quoteName(name)})::DOUBLE`);
  const reader = await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${table.relation}`, signal);
  const distinct = (reader.getRowsJS()[0] ?? []).map(Number);
  return columns.filter((_, i) => (distinct[i] ?? 0) >= 2 && (distinct[i] ?? 0) <= MAX_LABELS).slice(0, MAX_JOINED);
}

async function join(
  connection: DuckDBConnection,
  table: LoadedTable,
  other: LoadedTable,
  { columns: own, referencedColumns }: ForeignKey,
  labels: LoadedColumn[],
  sayWhich: boolean,
  signal?: AbortSignal,
): Promise<LoadedTable> {
  const taken = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  const added = labels
    .map((column) => ({
      from: column.name,
      column: { ...column, name: `${other.name}.${column.name}${sayWhich ? ` (${own.join(', ')})` : ''}` },
    }))
    .filter(({ column }) => !taken.has(column.name.toLowerCase()));
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
  return { ...table, columns: [...table.columns, ...columns] };
}
