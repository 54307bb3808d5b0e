import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvInput } from '../../model';
import { loadCsv } from '../load/load-csv';
import type { LoadedTable } from '../load/loaded-table';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { writeTable } from '../write/write-table';

/** A folder with files of a test, and an engine that may read them. */
export interface Bench {
  engine: Engine;
  file(content: string | Uint8Array, name?: string): Promise<CsvInput>;
  load(content: string | Uint8Array): Promise<LoadedTable>;
  /** Rows of a query as text. */
  rows(sql: string): Promise<(string | null)[][]>;
  table(content: string | Uint8Array): Promise<string>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-test-'));
  const engine = await openEngine({ storePath: null, allowedDirectories: [folder], threads: 1 });
  let files = 0;
  const file: Bench['file'] = async (content, name = 'table.csv') => {
    const path = join(folder, `${++files}.csv`);
    await writeFile(path, content);
    return { kind: 'csv', path, name };
  };
  return {
    engine,
    file,
    load: async (content) => loadCsv(engine.connection, await file(content), 't'),
    rows: async (sql) => {
      const reader = await engine.connection.runAndReadAll(sql);
      // oxlint-disable-next-line typescript/no-base-to-string -- the tests ask for no lists and structs
      return reader.getRowsJS().map((row) => row.map((value) => (value === null ? null : String(value))));
    },
    table: async (content) => {
      let text = '';
      await writeTable(await file(content), (part) => void (text += part));
      return text;
    },
    close: async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
