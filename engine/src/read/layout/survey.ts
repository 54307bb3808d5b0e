import { detachedRecord, type TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

/** Consecutive records of one kind and width. */
export interface Run {
  /** `sparse`: at most one cell of three or more holds text. */
  kind: 'row' | 'sparse' | 'blank';
  width: number;
  count: number;
  /** Position of the first among all records, blank ones included. */
  first: number;
  fromLine: number;
  toLine: number;
  /** The first records. */
  sample: TextRecord[];
  /** Its first record is the header of a table of its own. */
  begins: boolean;
}

/** What the records of a file look like from far away. */
export class Survey {
  readonly runs: Run[] = [];
  records = 0;
  longest = 0;
  /** What may be the names of the columns: the first records that stand below a title or an empty line, or first of all. */
  private readonly names = new Set<string>();

  add(record: TextRecord, begins = false): void {
    const width = record.cells.length;
    let run = this.runs.at(-1);
    const own = kindOf(record);
    // On the next page of a printed list the names of its columns are no table of their own.
    const isNames = own === 'row' && !begins && (run?.kind !== 'row' || run.width !== width) && this.areNamesAgain(record);
    const kind = isNames ? 'blank' : own;
    if (!run || begins || run.kind !== kind || (kind !== 'blank' && run.width !== width)) {
      if (this.runs.length >= LIMITS.mostRuns && run) run.width = Math.max(run.width, width);
      else {
        run = { kind, width, count: 0, first: this.records, fromLine: record.line, toLine: record.line, sample: [], begins };
        this.runs.push(run);
      }
    }
    if (run.sample.length < LIMITS.sample && this.runs.length <= LIMITS.mostSampledRuns) run.sample.push(detachedRecord(record));
    else if (run.sample.length === 0) run.sample.push(detachedRecord(record));
    run.count++;
    run.toLine = record.lastLine;
    this.records++;
  }

  private areNamesAgain({ cells }: TextRecord): boolean {
    const text = cells.join('\u0000');
    if (/\d/.test(text) || !/\p{L}/u.test(text)) return false;
    if (this.names.has(text)) return true;
    if (this.records < LIMITS.mostAbovePage) this.names.add(text);
    return false;
  }
}

/** A line of one sign alone, as stands below a header or above a sum. */
export const isRule = ({ cells: [cell = '', ...more] }: Pick<TextRecord, 'cells'>): boolean =>
  more.length === 0 && cell.length >= LIMITS.shortestRule && /^([-=*_])\1+$/.test(cell);

function kindOf(record: TextRecord): Run['kind'] {
  if (record.empty || isRule(record)) return 'blank';
  let filled = 0;
  for (const cell of record.cells) {
    if (cell !== '' && cell.trim() !== '' && ++filled > 1) return 'row';
  }
  if (!filled) return 'blank';
  return record.cells.length >= LIMITS.fewestSparse || record.cells.length === 1 ? 'sparse' : 'row';
}
