import type { Dialect } from './dialect';
import type { MendedRecord } from './loaded-table';
import { RecordParser, type TextRecord } from './record-parser';

const OTHERS = [',', ';', '\t', '|'];

/** Gives a record as many cells as the table has columns. What finds no column is handed back as `extra`. */
export function mendRecord(
  record: TextRecord,
  width: number,
  dialect: Dialect,
  _body: string[][],
): { cells: string[]; what: MendedRecord['what'] | null; extra?: string[] } {
  const { cells } = record;
  if (cells.length === width) return { cells, what: record.stray ? 'stray-quote' : null };
  if (cells.length > width) {
    const extra = cells.slice(width).filter((cell) => cell.trim() !== '');
    return { cells: cells.slice(0, width), what: 'extra-cells', ...(extra.length ? { extra } : {}) };
  }
  if (cells.length <= width / 2) {
    const other = splitOtherwise(cells, width, dialect);
    if (other) return { cells: other, what: 'other-delimiter' };
  }
  return { cells: [...cells, ...Array<string>(width - cells.length).fill('')], what: 'missing-cells' };
}

/** A single row that was written with another delimiter than the rest. */
function splitOtherwise(cells: string[], width: number, dialect: Dialect): string[] | null {
  const text = cells.join(dialect.delimiter);
  for (const delimiter of OTHERS) {
    if (delimiter === dialect.delimiter || !text.includes(delimiter)) continue;
    const found: TextRecord[] = [];
    const parser = new RecordParser({ ...dialect, delimiter }, (record) => found.push(record));
    parser.push(text);
    parser.end();
    if (found.length === 1 && found[0]?.cells.length === width) return found[0].cells;
  }
  return null;
}
