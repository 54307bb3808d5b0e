import { cellAligner, type CellAligner } from './align-cells';
import type { Layout } from './decide-layout';
import type { Dialect } from '../dialect/dialect';
import type { RepairedRecord } from '../load/loaded-table';
import { RecordParser, type TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

const OTHERS = [',', ';', '\t', '|'];

export interface Repaired {
  cells: string[];
  what: RepairedRecord['what'] | null;
  /** Text that found no column. */
  extra?: string[];
}

/**
 * Gives records as many cells as the table has columns. `body` are rows of the table from further up; it may grow while records
 * are repaired.
 */
export function recordRepairer(
  { width, fileWidth }: Layout,
  dialect: Dialect,
  body: string[][],
): (record: TextRecord) => Repaired {
  let align: CellAligner | null = null;
  let known = 0;
  return (record) => {
    const { cells } = record;
    if (cells.length === width) return { cells, what: record.stray ? 'stray-quote' : null };
    if (cells.length === fileWidth && cells.slice(width).every((cell) => cell.trim() === ''))
      return { cells: cells.slice(0, width), what: null };
    const other = splitOtherwise(record, width, dialect);
    if (other) return { cells: other, what: 'other-delimiter' };
    if (!align || known !== body.length) {
      align = cellAligner(width, dialect.delimiter, body);
      known = body.length;
    }
    const aligned = align(cells);
    const extra = aligned.extra.filter((cell) => cell.trim() !== '');
    const what = cells.length > width ? 'extra-cells' : 'missing-cells';
    return { cells: aligned.cells, what, ...(extra.length ? { extra } : {}) };
  };
}

/** A single row that was written with another delimiter than the rest: it has few of the own and just enough of the other. */
function splitOtherwise(record: TextRecord, width: number, dialect: Dialect): string[] | null {
  if (dialect.fixedWidth || width < LIMITS.fewestToSplit || record.cells.length > Math.max(2, width - 2)) return null;
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
