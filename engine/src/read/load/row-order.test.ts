import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCsv } from './load-csv';
import { openEngine } from '../../duckdb/open-engine';

/** Large enough for several pieces of 32 megabytes, which DuckDB's threads share. */
const ROWS = 400_000;
const NOTE = 'x'.repeat(200);
const ANSWERS = ['yes', 'no', 'Y', 'N', 'true', 'false'];

test('rows that several threads load keep their order, so that what was not read is told by its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-order-'));
  const engine = await openEngine({ storePath: join(folder, 't.duckdb'), allowedDirectories: [folder], threads: 2 });
  try {
    const path = join(folder, 'table.csv');
    const odd = [150_000, 277_777, 399_000];
    const rows = Array.from({ length: ROWS }, (_, i) => {
      const size = odd.includes(i) ? 'oops' : `${i % 90}`;
      return `${i},${['North', 'South', 'n/a'][i % 3]},${ANSWERS[(i * 7) % ANSWERS.length]},${size},${NOTE}`;
    });
    await writeFile(path, `id,region,agreed,size,note\n${rows.join('\n')}\n`);
    const loaded = await loadCsv(engine.connection, { kind: 'csv', path, name: 'table.csv' }, 't');
    expect(loaded.columns.map(({ type }) => type)).toEqual(['integer', 'text', 'boolean', 'integer', 'text']);
    expect(loaded.columns[3]?.unread.lines).toEqual(odd.map((i) => i + 2));
    const moved = await engine.connection.runAndReadAll('SELECT count(*)::INT FROM t WHERE rowid <> id');
    expect(moved.getRowsJS()).toEqual([[0]]);
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
