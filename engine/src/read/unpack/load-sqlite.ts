import type * as Sqlite from 'node-sqlite3-wasm';

/** SQLite, loaded when a file needs it. Node finds no names in its module, and gives it whole as `default`; bundlers and jest find them. */
export async function loadSqlite(): Promise<typeof Sqlite.Database> {
  const loaded: typeof Sqlite & { default?: typeof Sqlite } = await import('node-sqlite3-wasm');
  return (loaded.default ?? loaded).Database;
}
