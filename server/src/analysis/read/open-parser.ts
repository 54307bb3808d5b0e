import type { Dialect } from './dialect';
import { DrawnParser } from './drawn/drawn-parser';
import { RecordParser, type TextRecord } from './record-parser';

/** What splits the text of a file into records. Text arrives in pieces of any size. */
export interface Parser {
  push(text: string): void;
  end(): void;
  /** Characters that wait for the end of their record. */
  readonly pending: number;
  /** Line on which the waiting record begins. */
  readonly nextLine: number;
}

export function openParser(dialect: Dialect, emit: (record: TextRecord) => void): Parser {
  return dialect.drawn ? new DrawnParser(dialect.drawn, emit) : new RecordParser(dialect, emit);
}
