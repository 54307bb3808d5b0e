import type { CsvInput } from '../../model';
import { openSource } from '../load/table-source';
import { withFirstTable } from '../unpack/unpack-input';
import { csvRecord } from './write-rows';

const BATCH = 1 << 16;

/**
 * Writes the table as it was read, as CSV after RFC 4180 with one header row. The text of every cell is what the file holds.
 * @throws InputError when the file holds no table.
 */
export async function writeTable(
  input: CsvInput,
  write: (text: string) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  await withFirstTable(input, signal, async (table, workFolder) => {
    const source = await openSource(table, { workFolder, signal, maxColumns: Infinity });
    let batch = `${csvRecord(source.layout.headerRows.length ? source.layout.written : source.layout.names)}\r\n`;
    await source.rows((cells) => {
      batch += `${csvRecord(cells)}\r\n`;
      if (batch.length < BATCH) return undefined;
      const text = batch;
      batch = '';
      return write(text) ?? undefined;
    });
    await write(batch);
  });
}
