import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { loadCsv } from '../../read/load/load-csv';
import type { LoadedTable } from '../../read/load/loaded-table';

/** Loads a CSV text as the engine reads it and hands it to the test; everything is removed after. */
export async function withTable<T>(
  csv: string,
  use: (engine: Engine, table: LoadedTable) => Promise<T>,
  name = 'table.csv',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-understand-'));
  const engine = await openEngine({ storePath: null, allowedDirectories: [folder] });
  try {
    const path = join(folder, 'table.csv');
    await writeFile(path, csv);
    return await use(engine, await loadCsv(engine.connection, { kind: 'csv', path, name }, 't', {}));
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}
