import { InputError } from '../model';
import type { Dialect } from './dialect';
import { openParser } from './open-parser';
import type { TextRecord } from './record-parser';
import { decodeFile } from './transcode';

/** Characters of the longest line that is still taken for a line of a table. */
export const MAX_LINE = 16 << 20;

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
  afterPiece?(): Promise<void>;
}

/** Streams all records of a file. @throws InputError `file_line_too_long`, `file_binary` */
export async function eachRecord(
  { path, start, firstLine, dialect }: RecordStart,
  onRecord: (record: TextRecord) => void,
  { signal, mixedLines, afterPiece }: EachRecordOptions = {},
): Promise<void> {
  const parser = openParser(dialect, (record) => {
    record.line += firstLine - 1;
    record.lastLine += firstLine - 1;
    onRecord(record);
  });
  for await (const text of decodeFile(path, { label: 'utf-8', mark: start, mixed: false }, mixedLines)) {
    signal?.throwIfAborted();
    parser.push(text);
    if (parser.pending > MAX_LINE) {
      const line = parser.nextLine + firstLine - 1;
      throw new InputError(
        'file_line_too_long',
        `Line ${line} is longer than 16 MB, so the file does not look like a table.`,
        line,
      );
    }
    await afterPiece?.();
  }
  parser.end();
  await afterPiece?.();
}
