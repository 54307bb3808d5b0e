import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/report/claim';
import { csvOfTable } from '../model/csv';
import type { NullTable } from './null-family';

/** What a report would claim of the table. */
export async function claimsOf({ header, rows }: NullTable): Promise<readonly Claim[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-nulls-'));
  try {
    const path = join(folder, 'table.csv');
    await writeFile(path, csvOfTable({ header, rows: rows.map((row) => row.map(String)) }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: 'table.csv' }], sourceType: 'csv', storePath: null };
    return (await analyze(request)).document.claims;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
