import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvInput } from '../../model';
import { openSource } from '../load/table-source';

/** What the report on a table will count and name. */
export interface TablePreview {
  /** As the report names them. */
  columns: string[];
  rows: number;
}

/**
 * Looks through a file as an analysis would, and loads nothing: no database is needed.
 * @throws InputError where an analysis would refuse the file
 */
export async function previewTable(input: CsvInput, signal?: AbortSignal): Promise<TablePreview> {
  const workFolder = await mkdtemp(join(tmpdir(), 'hub-preview-'));
  try {
    const source = await openSource(input, { workFolder, signal });
    if (!source.direct) await source.rows(() => undefined);
    return { columns: source.layout.names, rows: source.notes.counted };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
