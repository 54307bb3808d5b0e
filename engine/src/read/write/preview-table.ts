import type { CsvInput } from '../../model';
import { openSource } from '../load/table-source';
import { withFirstTable } from '../unpack/unpack-input';

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
  return withFirstTable(input, signal, async (table, workFolder) => {
    const source = await openSource(table, { workFolder, signal });
    if (!source.direct) await source.rows(() => undefined);
    return { columns: source.layout.names, rows: source.notes.counted };
  });
}
