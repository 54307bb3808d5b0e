import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../analyze';
import { reportDocument } from '../contracts/report/document';
import type { Kinds } from '../kinds/kind-spec';
import type { AnalysisOutput, AnalysisRequest, EngineHooks } from '../model';

export interface Stored extends AnalysisOutput {
  storePath: string;
}

/** Analyses a CSV text as the server does, with a stored table, and hands the result to the test; everything is removed after. */
export async function analyzeText(
  csv: string,
  use: (output: Stored) => Promise<void> | void,
  hooks: EngineHooks = {},
  kinds?: Kinds,
  said: Pick<AnalysisRequest, 'corrections' | 'told'> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-engine-test-'));
  try {
    const path = join(folder, 'table.csv');
    const storePath = join(folder, 'store.duckdb');
    await writeFile(path, csv);
    const output = await analyze(
      { inputs: [{ kind: 'csv', path, name: 'table.csv' }], sourceType: 'csv', storePath, ...said },
      hooks,
      kinds,
    );
    // What is stored is read again by the contract: no number of it may be none.
    reportDocument.parse(JSON.parse(JSON.stringify(output.document)));
    await use({ ...output, storePath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export { csvOf, seeded } from '../kinds/made-up-rows';
