import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../src/model';
import { Random } from '../src/read/testing/random';
import { writeTable } from '../src/read/write/write-table';
import { brokenWorkbook, mutated, wholeFiles } from './packed-files';

export interface PackedResult {
  read: number;
  /** Files refused with a sentence for the user. */
  refused: number;
  failures: { seed: number; form: string; message: string }[];
}

/** Reads archives, workbooks, Parquet, JSON and dumps with changed bytes, and tells which ended otherwise than in a table or a sentence. */
export async function fuzzPacked(from: number, to: number): Promise<PackedResult> {
  const whole = await wholeFiles();
  const forms = [...Object.keys(whole), 'parts of a workbook'];
  const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
  const result: PackedResult = { read: 0, refused: 0, failures: [] };
  try {
    for (let seed = from; seed < to; seed++) {
      const random = new Random(seed);
      const form = forms[seed % forms.length] ?? '';
      const bytes = whole[form];
      const path = join(folder, 'file');
      await writeFile(path, bytes ? mutated(bytes, random) : brokenWorkbook(random));
      try {
        await writeTable({ kind: 'csv', path, name: 'file' }, () => undefined);
        result.read++;
      } catch (error) {
        if (error instanceof InputError && /^[A-Z].{10,}[.?]$/s.test(error.message)) result.refused++;
        else
          result.failures.push({ seed, form, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}
