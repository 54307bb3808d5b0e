import { InputError } from '../../model';
import type { Dialect } from './dialect';
import { openParser } from './open-parser';
import type { TextRecord } from './record-parser';
import { decodeFile } from '../encoding/transcode';
import { t } from '../messages';
import { sizeText } from '../size-text';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

/** Characters of the longest line that is still taken for a line of a table. */
export const MAX_LINE = 16 << 20;

/** Cells of a record that has more than any table's. */
export const MOST_CELLS = LIMITS.mostCells;

/** Refuses a record of more cells than a table has, before they fill the memory. @throws InputError */
export function refuseManyCells(line: number): never {
  throw new InputError('file_too_many_columns', t('cells', { line: String(line), most: wholeText(MOST_CELLS) }), line);
}

/** Where the records of a UTF-8 file begin. */
export interface RecordStart {
  path: string;
  /** Byte offset. */
  start: number;
  /** 1-based line at that offset. */
  firstLine: number;
  dialect: Dialect;
}

export interface EachRecordOptions {
  signal?: AbortSignal | undefined;
  /** Collects lines that are not valid UTF-8. */
  mixedLines?: number[] | undefined;
  /** Called between pieces of the file, to wait for what the records are written to. */
  afterPiece?: () => Promise<void>;
}

/** Streams all records of a file. @throws InputError `file_line_too_long`, `file_too_many_columns`, `file_binary` */
export async function eachRecord(
  { path, start, firstLine, dialect }: RecordStart,
  onRecord: (record: TextRecord) => void,
  { signal, mixedLines, afterPiece }: EachRecordOptions = {},
): Promise<void> {
  const take = (record: TextRecord) => {
    record.line += firstLine - 1;
    record.lastLine += firstLine - 1;
    onRecord(record);
  };
  const parser = openParser(dialect, take, MOST_CELLS);
  for await (const text of decodeFile(path, { label: 'utf-8', mark: start, mixed: false }, mixedLines)) {
    signal?.throwIfAborted();
    parser.push(text);
    if (parser.tooWide) refuseManyCells(parser.nextLine + firstLine - 1);
    if (parser.pending > MAX_LINE) {
      const line = parser.nextLine + firstLine - 1;
      throw new InputError('file_line_too_long', t('line-length', { line: String(line), size: sizeText(MAX_LINE) }), line);
    }
    await afterPiece?.();
  }
  parser.end();
  if (parser.tooWide) refuseManyCells(parser.nextLine + firstLine - 1);
  await afterPiece?.();
}
