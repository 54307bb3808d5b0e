import { alignCells } from './align-cells';
import type { Dialect } from './dialect';
import type { MendedRecord } from './loaded-table';
import { RecordParser, type TextRecord } from './record-parser';

const OTHERS = [',', ';', '\t', '|'];

export interface Mended {
  cells: string[];
  what: MendedRecord['what'] | null;
  /** Text that found no column. */
  extra?: string[];
}

/** Gives a record as many cells as the table has columns. `body` are rows of the table from further up. */
export function mendRecord(record: TextRecord, width: number, dialect: Dialect, body: string[][]): Mended {
  const { cells } = record;
  if (cells.length === width) return { cells, what: record.stray ? 'stray-quote' : null };
  const other = splitOtherwise(record, width, dialect);
  if (other) return { cells: other, what: 'other-delimiter' };
  const aligned = alignCells(cells, width, dialect.delimiter, body);
  const extra = aligned.extra.filter((cell) => cell.trim() !== '');
  return {
    cells: aligned.cells,
    what: cells.length > width ? 'extra-cells' : 'missing-cells',
    ...(extra.length ? { extra } : {}),
  };
}

/** A single row that was written with another delimiter than the rest: it has few of the own and just enough of the other. */
function splitOtherwise(record: TextRecord, width: number, dialect: Dialect): string[] | null {
  if (width < 3 || record.cells.length > Math.max(2, width - 2)) return null;
  for (const delimiter of OTHERS) {
    if (delimiter === dialect.delimiter || !record.raw.includes(delimiter)) continue;
    const found: TextRecord[] = [];
    const parser = new RecordParser({ ...dialect, delimiter }, (one) => found.push(one));
    parser.push(record.raw);
    parser.end();
    if (found.length === 1 && found[0]?.cells.length === width) return found[0].cells;
  }
  return null;
}
