import { printMeasure } from '../src/contracts/report/measure';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportDocument } from '../src/contracts/report/document';
import { analyze } from '../src/analyze';
import type { AnalysisInput } from '../src/model';
import { InputError } from '../src/model';
import { verifyClaims } from '../src/verify/verify-claims';
import { asCopy, asCsv, extremeTable, type ExtremeTable } from './extreme-tables';

export interface FuzzResult {
  analysed: number;
  /** Tables refused with a sentence for the user. */
  refused: number;
  failures: FuzzFailure[];
}

export interface FuzzFailure {
  seed: number;
  how: 'csv' | 'copy';
  message: string;
}

/** Words that no report may hold: numbers that are none. */
const NO_NUMBER = /(?<![\p{L}“"\\])(?:NaN|-?Infinity|undefined|∞)(?![\p{L}”"\\])/u;

/** Analyses generated tables with extreme values, as files and as copies of a database's tables in turn, and tells which failed, each at once. */
export async function fuzzTables(
  from: number,
  to: number,
  onTable?: (seed: number, failure?: FuzzFailure) => void,
): Promise<FuzzResult> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
  const result: FuzzResult = { analysed: 0, refused: 0, failures: [] };
  try {
    for (let seed = from; seed < to; seed++) {
      const how = seed % 2 === 0 ? 'csv' : 'copy';
      try {
        await analyseOne(extremeTable(seed), how, folder);
        result.analysed++;
      } catch (error) {
        if (error instanceof InputError) result.refused++;
        else result.failures.push({ seed, how, message: error instanceof Error ? error.message : String(error) });
      }
      const last = result.failures.at(-1);
      onTable?.(seed, last?.seed === seed ? last : undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}

async function analyseOne(table: ExtremeTable, how: 'csv' | 'copy', folder: string): Promise<void> {
  const path = join(folder, 'table.csv');
  const storePath = join(folder, 'store.duckdb');
  await rm(storePath, { force: true });
  await writeFile(path, how === 'csv' ? asCsv(table) : `${asCopy(table)}\n`);
  const input: AnalysisInput =
    how === 'csv'
      ? { kind: 'csv', path, name: 'table.csv' }
      : {
          kind: 'extract',
          path,
          name: 'table',
          table: {
            name: 'table',
            schema: 'public',
            table: 'table',
            path,
            columns: table.columns.map(({ name, type }) => ({ name, pgType: type.toLowerCase(), duckType: type, unit: null })),
            rows: table.rows,
            longestRow: 10_000,
            multiline: false,
            truncated: null,
          },
        };
  const { document, markdown } = await analyze({ inputs: [input], sourceType: how === 'csv' ? 'csv' : 'postgres', storePath });
  reportDocument.parse(document);
  const texts = document.tables.flatMap(({ columns }) => columns.filter(({ type }) => type === 'text').map(({ name }) => name));
  // What the table itself calls a row that sums up others is no number of the report.
  const labels = document.tables.flatMap(({ reading }) => reading?.shape.totals?.map(({ label }) => label) ?? []);
  const odd = document.claims.find(
    ({ sentence, subject: { measure, breakdown } }) =>
      NO_NUMBER.test(labels.reduce((text, label) => text.replace(` ${label}`, ''), sentence)) &&
      !texts.some((name) => breakdown === name || printMeasure(measure).includes(name)),
  );
  if (odd) throw new Error(`A sentence tells of no number: ${odd.sentence}`);
  if (!markdown.includes('## Summary')) throw new Error('The report has no summary.');
  const wrong = (await verifyClaims(document, storePath)).find(({ outcome }) => outcome !== 'same');
  if (wrong) throw new Error(`A claim does not verify: ${JSON.stringify(wrong)}`);
}
