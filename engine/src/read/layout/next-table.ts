import { commonKind } from '../typing/common-kind';
import { cellKind } from '../typing/cell-kind';
import type { Layout } from './decide-layout';
import { headerLikeness } from '../dialect/header-likeness';
import type { TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

interface Candidate {
  position: number;
  cells: string[];
  behind: string[][];
}

/**
 * Finds the record with which another table of the same width begins, without an empty line before it: a row of words that is a
 * header for what follows, where the rows before hold something else than those behind. Is given all records of a table in order.
 */
export class NextTableFinder {
  /** Position of the record; null as long as there is none. */
  at: number | null = null;
  private readonly before: string[][] = [];
  private readonly header: string | undefined;
  private typedColumn: number | null = null;
  private last: { cells: string[]; position: number } | null = null;
  private candidates: Candidate[] = [];

  constructor(private readonly layout: Pick<Layout, 'dataFrom' | 'fileWidth' | 'headerRows'>) {
    this.header = layout.headerRows[0]?.cells.join('\u0000');
  }

  add({ cells }: Pick<TextRecord, 'cells'>, position: number): void {
    if (this.at !== null || position < this.layout.dataFrom || cells.length !== this.layout.fileWidth) return;
    for (const candidate of this.candidates) {
      candidate.behind.push(cells);
      if (candidate.behind.length === LIMITS.rowsCompared) this.decide(candidate);
    }
    this.candidates = this.candidates.filter(({ behind }) => behind.length < LIMITS.rowsCompared);
    if (this.before.length >= LIMITS.fewestRows) this.consider(cells, position);
    if (this.before.length < LIMITS.rowsCompared) {
      this.before.push(cells);
      this.typedColumn = this.findTypedColumn();
    }
    this.last = { cells, position };
  }

  end(): void {
    for (const candidate of this.candidates) this.decide(candidate);
    this.candidates = [];
  }

  /** Most records need not be looked at closely: one cell tells that they are rows like those before. */
  private consider(cells: string[], position: number): void {
    if (this.typedColumn !== null) {
      if (cellKind(cells[this.typedColumn] ?? '') === 'text') this.propose(cells, position, []);
      return;
    }
    // Where all is text, a header shows by the numbers below it.
    if (this.last && isTyped(cells) && !isTyped(this.last.cells)) this.propose(this.last.cells, this.last.position, [cells]);
  }

  private propose(cells: string[], position: number, behind: string[][]): void {
    if (isHeaderOfNext(cells, this.header, this.before)) this.candidates.push({ position, cells, behind });
  }

  private decide({ position, cells, behind }: Candidate): void {
    const before = this.before.filter((row) => row !== cells);
    if (behind.length < LIMITS.fewestRows || headerLikeness(cells, behind) <= 0.5) return;
    if (cells.some((_, column) => commonKind(before, column) !== commonKind(behind, column))) this.at ??= position;
  }

  private findTypedColumn(): number | null {
    const [first = []] = this.before;
    const found = first.findIndex((_, column) => !['text', 'empty', 'boolean'].includes(commonKind(this.before, column)));
    return found < 0 ? null : found;
  }
}

function isTyped(cells: string[]): boolean {
  return cells.some((cell) => !['text', 'empty', 'boolean'].includes(cellKind(cell)));
}

/** Whether a record could be the header of another table than the one whose rows are `before`. */
export function isHeaderOfNext(cells: string[], header: string | undefined, before: string[][]): boolean {
  return (
    cells.every((cell) => cellKind(cell) === 'text') && cells.join('\u0000') !== header && headerLikeness(cells, before) > 0.5
  );
}
