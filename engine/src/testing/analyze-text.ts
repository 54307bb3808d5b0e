import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../analyze';
import type { AnalysisOutput, EngineHooks } from '../model';

export interface Stored extends AnalysisOutput {
  storePath: string;
}

/** Analyses a CSV text as the server does, with a stored table, and hands the result to the test; everything is removed after. */
export async function analyzeText(
  csv: string,
  use: (output: Stored) => Promise<void> | void,
  hooks: EngineHooks = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-engine-test-'));
  try {
    const path = join(folder, 'table.csv');
    const storePath = join(folder, 'store.duckdb');
    await writeFile(path, csv);
    const output = await analyze({ inputs: [{ kind: 'csv', path, name: 'table.csv' }], sourceType: 'csv', storePath }, hooks);
    await use({ ...output, storePath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Random numbers from a seed, uniform on (0, 1): Lehmer's generator (Park & Miller 1988). */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Rows of a table as CSV text. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((row) => row.join(',')).join('\n');
