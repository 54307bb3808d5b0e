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

  add(record: TextRecord, begins = false): void {
    const kind = kindOf(record);
    const width = record.cells.length;
    let run = this.runs.at(-1);
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
