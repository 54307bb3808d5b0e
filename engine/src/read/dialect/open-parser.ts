import type { Dialect } from './dialect';
import { FixedWidthParser } from '../fixed-width/fixed-width-parser';
import { RecordParser, type TextRecord } from './record-parser';

/** What splits the text of a file into records. Text arrives in pieces of any size. */
export interface Parser {
  push(text: string): void;
  end(): void;
  /** Characters that wait for the end of their record. */
  readonly pending: number;
  /** Line on which the waiting record begins. */
  readonly nextLine: number;
  /** The waiting record has more cells than it may have. */
  readonly tooWide?: boolean;
}

export function openParser(dialect: Dialect, emit: (record: TextRecord) => void, mostCells?: number): Parser {
  return dialect.fixedWidth
    ? new FixedWidthParser(dialect.fixedWidth, emit, dialect.comments)
    : new RecordParser(dialect, emit, mostCells);
}
