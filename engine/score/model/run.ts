import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvOfTable } from './csv';
import type { Understood } from './understood';

export type Model = (path: string) => Promise<Understood>;

/** Hands a table to the model as a file. An error of the model is an answer as well. */
export async function ask(
  model: Model,
  table: { header: readonly string[]; rows: readonly (readonly string[])[] },
): Promise<Understood | Error> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-score-model-'));
  try {
    const path = join(folder, 'table.csv');
    await writeFile(path, csvOfTable(table));
    return await model(path);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
