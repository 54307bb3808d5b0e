import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHead } from '../dialect/decide-dialect';
import { PLAIN_DIALECT } from '../dialect/dialect';
import { compareTables } from './compare-tables';
import type { BentFile } from './reading-corpus';
import type { CleanTable } from './clean-tables';
import { writeTable } from '../write/write-table';

export interface ReadingResult {
  files: number;
  /** Of 100, over all files. */
  records: number;
  cells: number;
  worst: { name: string; records: number; cells: number; error: string | null }[];
}

/** Reads files whose clean table is known, without any parameter, and tells how much came back. */
export async function scoreReading(files: Iterable<BentFile>): Promise<ReadingResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-score-'));
  const all: ReadingResult['worst'] = [];
  try {
    for (const file of files) {
      const path = join(folder, 'file.csv');
      await writeFile(path, file.bytes);
      const { table, error } = await readBack(path);
      all.push({ name: file.name, ...compareTables(table, file.expected, file.nameless), error });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const mean = (of: 'records' | 'cells') => (100 * all.reduce((sum, result) => sum + result[of], 0)) / Math.max(1, all.length);
  const worst = all
    .filter(({ records, cells }) => records < 0.98 || cells < 0.98)
    .sort((a, b) => a.records + a.cells - b.records - b.cells);
  return { files: all.length, records: mean('records'), cells: mean('cells'), worst };
}

async function readBack(path: string): Promise<{ table: CleanTable | null; error: string | null }> {
  try {
    let text = '';
    await writeTable({ kind: 'csv', path, name: 'file.csv' }, (part) => void (text += part));
    const [names = [], ...rows] = parseHead(text, PLAIN_DIALECT, true).map((record) => record.cells);
    return { table: { names, rows }, error: null };
  } catch (error) {
    return { table: null, error: error instanceof Error ? error.message : String(error) };
  }
}
