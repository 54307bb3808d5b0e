import { copyFile, link, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Database as Sqlite } from 'node-sqlite3-wasm';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { InputError } from '../../model';
import type { LeftOut } from '../../sources/extract/left-out';
import type { ForeignKey } from '../../sources/extract/table-extract';
import { RecordWriter } from '../write/write-rows';
import { t } from '../messages';
import { LIMITS } from './limits';
import { loadSqlite } from './load-sqlite';
import { beyond, bytesNote, emptyTable, MOST_PARTS, type Part, type Parts, type Unpacking } from './unpacking';

type Value = number | bigint | string | Uint8Array | null;

/** Of SQLite's file format (1.3): where the header says by which kind of journal the file is written and read, and the kinds. */
const JOURNAL = { at: 18, rollback: 1, writeAhead: 2 } as const;
/** What `hidden` says of a column: its cells are in the file; they are computed when it is read, by the file's own formula; or were when it was written. */
const HIDDEN = { stored: 0, computed: 2, computedStored: 3 } as const;

/**
 * Writes each table of an SQLite file as CSV, one row after the other, with the keys that it declares. Views and virtual tables are not run:
 * what they do is the file's own say.
 * @throws InputError when it is damaged, or has no table with rows
 */
export async function readSqlite(file: string, unpacking: Unpacking): Promise<Parts> {
  const Database = await loadSqlite();
  let database: Sqlite | null = null;
  try {
    database = new Database(await ownPlace(file, unpacking), { readOnly: true, fileMustExist: true });
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON');
    return await tablesOf(database, unpacking);
  } catch (error) {
    throw unlessDamaged(error, unpacking);
  } finally {
    try {
      database?.close();
    } catch {
      // A file that broke its reader cannot be closed; it goes with the folder.
    }
  }
}

/** SQLite keeps its lock beside the file, and asks for a journal that an uploaded file does not have. */
async function ownPlace(file: string, { newPath }: Unpacking): Promise<string> {
  const place = newPath();
  const versions = Buffer.alloc(2);
  const handle = await open(file);
  try {
    await handle.read(versions, 0, 2, JOURNAL.at);
  } finally {
    await handle.close();
  }
  if (!versions.includes(JOURNAL.writeAhead)) {
    await link(file, place).catch(() => copyFile(file, place));
    return place;
  }
  await copyFile(file, place);
  const copy = await open(place, 'r+');
  try {
    await copy.write(Buffer.from([JOURNAL.rollback, JOURNAL.rollback]), 0, 2, JOURNAL.at);
  } finally {
    await copy.close();
  }
  return place;
}

async function tablesOf(database: Sqlite, unpacking: Unpacking): Promise<Parts> {
  const listed = rows(database, "SELECT name, type FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name");
  const names = listed.filter(({ type }) => type === 'table').map(({ name }) => textOf(name));
  const leftOut: LeftOut[] = listed
    .filter(({ type }) => type === 'view' || type === 'virtual')
    .map(({ name }) => ({ table: textOf(name), why: 'passed-over', reason: t('left-out.view') }));
  const parts: Part[] = [];
  for (const [i, name] of names.entries()) {
    if (i >= MOST_PARTS) {
      leftOut.push(beyond(name));
      continue;
    }
    try {
      const part = await tableOf(database, name, unpacking);
      if (part) parts.push(part);
      else leftOut.push(emptyTable(name));
    } catch (error) {
      // One table that is damaged says nothing against the others; one that is too large does.
      const told = unlessDamaged(error, unpacking);
      if (!(told instanceof InputError) || told.code !== 'file_damaged') throw told;
      leftOut.push({ table: name, why: 'failed', reason: t('left-out.damaged') });
    }
  }
  if (parts.length === 0) {
    if (leftOut.some(({ why }) => why === 'failed')) throw damagedFile();
    throw new InputError('file_no_table', t('sqlite.no-table'), 1);
  }
  return { parts, leftOut, keys: names.flatMap((name) => keysOf(database, name)) };
} // prettier-ignore

async function tableOf(database: Sqlite, name: string, { newPath, budget, signal }: Unpacking): Promise<Part | null> {
  const listed = rows(database, `SELECT name, hidden FROM pragma_table_xinfo(${quoteText(name)})`);
  const columns = listed.filter(({ hidden }) => hidden === HIDDEN.stored || hidden === HIDDEN.computedStored).map((row) => textOf(row['name']));
  const computed = listed.filter(({ hidden }) => hidden === HIDDEN.computed).map((row) => `“${textOf(row['name'])}”`);
  if (columns.length === 0) return null;
  const statement = database.prepare(
    `SELECT ${columns.map((column, i) => `${quoteName(column)} AS c${i}`).join(', ')} FROM ${quoteName(name)}`,
  );
  const path = newPath();
  const writer = new RecordWriter(path, '\n');
  const bytes = new Set<string>();
  let count = 0;
  try {
    await writer.write(columns);
    for (const row of statement.iterate()) {
      const cells = columns.map((column, i) => {
        const value = (row as Record<string, Value>)[`c${i}`] ?? null;
        if (!(value instanceof Uint8Array)) return value === null ? '' : String(value);
        bytes.add(column);
        return '';
      });
      budget.take(cells.reduce((sum, cell) => sum + cell.length + 1, 0));
      await writer.write(cells);
      if (++count % LIMITS.rowsAPause === 0) await setImmediate();
      signal?.throwIfAborted();
    }
  } finally {
    await writer.close();
    // It tells of the last error once more.
    statement.finalize();
  }
  if (count === 0) return null;
  const notes = bytesNote('sqlite', [...bytes]);
  if (computed.length > 0)
    notes.push(`What the SQLite file computes whenever it is read is not analysed: ${computed.join(', ')}.`);
  return { name, path, notes };
} // prettier-ignore

function keysOf(database: Sqlite, table: string): ForeignKey[] {
  const keys = new Map<string, ForeignKey>();
  for (const row of rows(database, `SELECT id, "table" AS other, "from" AS own, "to" AS referenced FROM pragma_foreign_key_list(${quoteText(table)}) ORDER BY id, seq`)) {
    const id = String(row['id']);
    const key = keys.get(id) ?? { table, columns: [], referencedTable: textOf(row['other']), referencedColumns: [], unchecked: true as const };
    key.columns.push(textOf(row['own']));
    key.referencedColumns.push(textOf(row['referenced']) || primaryKey(database, textOf(row['other']), key.columns.length));
    keys.set(id, key);
  }
  return [...keys.values()].filter(({ referencedColumns }) => !referencedColumns.includes(''));
} // prettier-ignore

/** A key that names no column refers to the primary key of the other table. */
const primaryKey = (database: Sqlite, table: string, place: number): string =>
  textOf(rows(database, `SELECT name FROM pragma_table_info(${quoteText(table)}) WHERE pk = ${place}`)[0]?.['name']);

const rows = (database: Sqlite, sql: string) => database.all(sql) as Record<string, Value>[];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const damagedFile = () => new InputError('file_damaged', t('damaged.sqlite'));

/** What SQLite cannot read is the file's fault; want of room and giving up are not. */
function unlessDamaged(error: unknown, { signal }: Unpacking): unknown {
  if (error instanceof InputError || signal?.aborted || /ENOSPC|EDQUOT|EMFILE|EACCES/.test(String(error))) return error;
  return damagedFile();
}
