import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A connection test counts no more rows than these. */
export const MAX_ROWS = 10_000;
/** Lines that are read beyond them, for what stands above a table. */
const MORE_LINES = 200;
/** And no more bytes than these, however long the rows are. */
const MAX_BYTES = 4 * 1024 ** 2;

const LINE_END = 10;

/**
 * Writes the first lines of a stream to a new file, and reads no further than it needs.
 * @returns whether that was all of it
 */
export async function writeHead(csv: Readable, path: string): Promise<boolean> {
  const file = await open(path, 'wx');
  try {
    let lines = 0;
    let bytes = 0;
    let afterLine = 0;
    for await (const chunk of csv as AsyncIterable<Buffer>) {
      await file.write(chunk);
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) {
        lines++;
        afterLine = bytes + at + 1;
      }
      bytes += chunk.length;
      if (lines < MAX_ROWS + MORE_LINES && bytes < MAX_BYTES) continue;
      // Half a line would be a row that is cut short.
      if (afterLine > 0) await file.truncate(afterLine);
      return false;
    }
    return true;
  } finally {
    await file.close();
  }
}
