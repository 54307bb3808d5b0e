import { parseHead } from '../dialect/decide-dialect';
import type { Layout } from './decide-layout';
import type { Dialect } from '../dialect/dialect';
import { isHeaderOfNext } from './next-table';
import { readHead } from '../dialect/read-head';

import type { TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

/** Whether records have digits: nearly all, none, or (null) some. */
export function haveDigits(records: Pick<TextRecord, 'raw'>[]): boolean | null {
  const count = records.filter(({ raw }) => /\d/.test(raw)).length;
  return count >= records.length * LIMITS.enough ? true : count === 0 ? false : null;
}

/** Whether one of the records (by their byte offsets) that differ from the rest could be the header of another table. */
export async function nextTableAmong(
  odd: number[],
  { path, dialect, layout, before }: { path: string; dialect: Dialect; layout: Layout; before: string[][] },
): Promise<boolean> {
  const header = layout.headerRows[0]?.cells.join('\u0000');
  const rows = before.slice(0, LIMITS.rowsBefore);
  for (const offset of odd.slice(
    0,
    haveDigits(rows.map((cells) => ({ raw: cells.join(' ') }))) === false ? LIMITS.few : odd.length,
  )) {
    const text = (await readHead(path, offset, LIMITS.longestHeader)).toString('utf8');
    const cells = parseHead(text, dialect, true, 1)[0]?.cells ?? [];
    if (cells.length === layout.fileWidth && isHeaderOfNext(cells, header, rows)) return true;
  }
  return false;
}
