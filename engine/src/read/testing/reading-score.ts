import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHead } from '../dialect/decide-dialect';
import { PLAIN_DIALECT, type Dialect } from '../dialect/dialect';
import { openSource } from '../load/table-source';
import { withFirstTable } from '../unpack/unpack-input';
import { compareTables } from './compare-tables';
import type { BentFile } from './reading-corpus';
import type { CleanTable } from './clean-tables';
import { writeTable } from '../write/write-table';

export interface ReadingResult {
  files: number;
  /** Of 100, over all files. */
  records: number;
  cells: number;
  /** Delimiter and quote: of the files for which both were said, and of all files that have them, the harmonic mean of the shares that are right. */
  dialects: number;
  worst: { name: string; records: number; cells: number; error: string | null }[];
}

/** Reads files whose clean table is known, without any parameter, and tells how much came back. */
export async function scoreReading(files: Iterable<BentFile>): Promise<ReadingResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-score-'));
  const all: ReadingResult['worst'] = [];
  const dialects = { said: 0, had: 0, right: 0 };
  try {
    for (const file of files) {
      const path = join(folder, 'file.csv');
      await writeFile(path, file.bytes);
      const { table, error } = await readBack(path);
      const said = await dialectOf(path);
      if (said) dialects.said++;
      if (file.dialect) dialects.had++;
      if (said && file.dialect && isRight(said, file.dialect)) dialects.right++;
      all.push({ name: file.name, ...compareTables(table, file.expected, file.nameless), error });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const mean = (of: 'records' | 'cells') => (100 * all.reduce((sum, result) => sum + result[of], 0)) / Math.max(1, all.length);
  const worst = all
    .filter(({ records, cells }) => records < 0.98 || cells < 0.98)
    .sort((a, b) => a.records + a.cells - b.records - b.cells);
  const precision = dialects.right / Math.max(1, dialects.said);
  const recall = dialects.right / Math.max(1, dialects.had);
  const f1 = (2 * precision * recall) / Math.max(Number.MIN_VALUE, precision + recall);
  return { dialects: f1, files: all.length, records: mean('records'), cells: mean('cells'), worst };
}

/** What was read of a file's form; null where it is read as laid out for the eye, or not at all. */
async function dialectOf(path: string): Promise<Dialect | null> {
  try {
    return await withFirstTable({ kind: 'csv', path, name: 'file.csv' }, undefined, async (table, workFolder) => {
      const { dialect } = await openSource(table, { workFolder, signal: undefined, maxColumns: Infinity });
      return dialect.fixedWidth ? null : dialect;
    });
  } catch {
    return null;
  }
}

/** Blanks around a delimiter belong to it; a quote that no cell needs may be any. */
const isRight = (said: Dialect, { delimiter, quote }: NonNullable<BentFile['dialect']>): boolean =>
  (said.delimiter === delimiter || (delimiter.trim() !== '' && said.delimiter.trim() === delimiter.trim())) &&
  (quote === null || said.quote === quote);

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
