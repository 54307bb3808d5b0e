import type { SheetAddress } from '@hub/shared/contracts/sheet-address';
import { CsvError, parse } from 'csv-parse';
import type { SheetTestResponse } from '@hub/shared/contracts/source';
import { UNTITLED_REPORT } from '@hub/shared/contracts/constants';
import { readSheet, type SheetSource } from './read-sheet';
import { SheetFailure } from './sheet-failure';

/** A connection test reads no more than this. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS_SHOWN = 200;
const MAX_RECORD_CHARACTERS = 1_000_000;

/** Reads the beginning of a sheet: its title, its first row as column names, and how many rows follow. @throws SheetFailure */
export async function previewSheet(sheet: SheetAddress, source: SheetSource, signal?: AbortSignal): Promise<SheetTestResponse> {
  return readSheet(
    sheet,
    source,
    async (csv, title) => {
      let columns: string[] | null = null;
      let rows = 0;
      const records = csv.pipe(
        parse({
          bom: true,
          relax_column_count: true,
          relax_quotes: true,
          skip_records_with_empty_values: true,
          max_record_size: MAX_RECORD_CHARACTERS,
        }),
      );
      csv.once('error', (error) => records.destroy(error));
      try {
        for await (const record of records) {
          if (columns === null) columns = Array.isArray(record) ? record.map(String) : [];
          else if (++rows >= MAX_ROWS) break;
        }
      } catch (error) {
        throw error instanceof CsvError ? new SheetFailure('unexpected', { cause: error }) : error;
      }
      if (columns === null) throw new SheetFailure('empty');
      return answer(title ?? UNTITLED_REPORT, columns, rows);
    },
    signal,
  );
}

function answer(title: string, columns: string[], rows: number): SheetTestResponse {
  const counted = rows >= MAX_ROWS ? `the first ${MAX_ROWS.toLocaleString('en')} rows seen` : plural(rows, 'row');
  return {
    title,
    columns: columns.slice(0, MAX_COLUMNS_SHOWN),
    rows,
    message: `Connected to ${title}: ${plural(columns.length, 'column')}, ${counted}.`,
  };
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
