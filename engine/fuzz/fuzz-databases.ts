import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../src/analyze';
import { reportDocument } from '../src/contracts/report/document';
import { InputError } from '../src/model';
import { csvRecord } from '../src/read/write/write-rows';
import { verifyClaims } from '../src/verify/verify-claims';
import { brokenDatabase } from './broken-databases';
import type { FuzzResult } from './fuzz-tables';

type DatabaseResult = Omit<FuzzResult, 'failures'> & { failures: { seed: number; message: string }[] };

/** Analyses broken databases, and tells where a report failed, a table got lost without a word, got other rows, or a claim does not hold. */
export async function fuzzDatabases(from: number, to: number, onDatabase?: (seed: number) => void): Promise<DatabaseResult> {
  const result: DatabaseResult = { analysed: 0, refused: 0, failures: [] };
  for (let seed = from; seed < to; seed++) {
    const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
    try {
      await analyseOne(seed, folder);
      result.analysed++;
    } catch (error) {
      if (error instanceof InputError) result.refused++;
      else result.failures.push({ seed, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    onDatabase?.(seed);
  }
  return result;
}

async function analyseOne(seed: number, folder: string): Promise<void> {
  const { tables, keys, told } = brokenDatabase(seed);
  const inputs = [];
  for (const [i, { name, header, rows }] of tables.entries()) {
    const path = join(folder, `table-${i}.csv`);
    await writeFile(path, [header, ...rows].map((row) => `${csvRecord(row)}\n`).join(''));
    inputs.push({ kind: 'csv' as const, path, name });
  }
  const storePath = join(folder, 'store.duckdb');
  const output = await analyze({ inputs, sourceType: 'csv', storePath, foreignKeys: keys, joins: told });
  const { document, markdown } = output;
  reportDocument.parse(document);
  if (!markdown.includes('## Summary')) throw new Error('The report has no summary.');
  const named = new Set([...document.tables.map(({ name }) => name), ...(output.leftOut ?? []).map(({ table }) => table)]);
  const lost = tables.find(({ name }) => !named.has(name));
  if (lost) throw new Error(`The table “${lost.name}” is neither there nor named.`);
  const wrong = (await verifyClaims(document, storePath)).find(({ outcome }) => outcome !== 'same');
  if (wrong) {
    const claim = document.claims.find(({ id }) => id === wrong.claim);
    throw new Error(`A claim does not verify: ${JSON.stringify(wrong)} ${claim?.sql ?? ''}`);
  }
}
