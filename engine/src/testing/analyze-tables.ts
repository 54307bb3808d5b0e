import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../analyze';
import type { AnalysisRequest } from '../model';
import type { Stored } from './analyze-text';

/** Analyses several CSV texts together, by their names, and hands the result to the test; everything is removed after. */
export async function analyzeTables(
  tables: Readonly<Record<string, string>>,
  use: (output: Stored) => Promise<void> | void,
  request: Partial<AnalysisRequest> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-engine-test-'));
  try {
    const storePath = join(folder, 'store.duckdb');
    const inputs = [];
    for (const [i, [name, csv]] of Object.entries(tables).entries()) {
      const path = join(folder, `table-${i}.csv`);
      await writeFile(path, csv);
      inputs.push({ kind: 'csv' as const, path, name });
    }
    const output = await analyze({ inputs, sourceType: 'csv', storePath, ...request });
    await use({ ...output, storePath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
