import { open, stat } from 'node:fs/promises';
import { parseHead } from './decide-dialect';
import type { Dialect } from './dialect';
import { LIMITS } from './limits';

/** Rows from places spread over a large regular file, so that types are not decided by its beginning alone. */
export async function sampleSpread(path: string, dialect: Dialect, width: number): Promise<string[][]> {
  const { size } = await stat(path);
  if (size < 2 << 20) return [];
  const file = await open(path);
  const rows: string[][] = [];
  try {
    for (let place = 1; place <= LIMITS.places; place++) {
      const from = Math.floor((size - LIMITS.bytesAPlace) * (place / LIMITS.places));
      const buffer = Buffer.alloc(LIMITS.bytesAPlace);
      const { bytesRead } = await file.read(buffer, 0, LIMITS.bytesAPlace, from);
      const start = buffer.indexOf(10) + 1;
      const text = buffer.subarray(start, bytesRead).toString('utf8');
      // A piece may begin inside a quoted cell: records of another width are no use.
      for (const record of parseHead(text, dialect, false))
        if (record.cells.length === width && !record.stray && !record.comment) rows.push(record.cells);
    }
  } finally {
    await file.close();
  }
  return rows;
}
