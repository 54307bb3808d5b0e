import { parseHead } from '../dialect/decide-dialect';
import type { Layout } from './decide-layout';
import type { Dialect } from '../dialect/dialect';
import { isHeaderOfNext } from './next-table';
import { readHead } from '../dialect/read-head';

import type { TextRecord } from '../dialect/record-parser';

const LONGEST_HEADER = 16 * 1024;
const ROWS_COMPARED = 30;
const ENOUGH = 0.9;
/** Where no record has a digit, the first that has one tells; all behind it may be of the same kind. */
const FEW = 20;

/** Whether records have digits: nearly all, none, or (null) some. */
export function haveDigits(records: Pick<TextRecord, 'raw'>[]): boolean | null {
  const count = records.filter(({ raw }) => /\d/.test(raw)).length;
  return count >= records.length * ENOUGH ? true : count === 0 ? false : null;
}

/** Whether one of the records (by their byte offsets) that differ from the rest could be the header of another table. */
export async function nextTableAmong(
  odd: number[],
  { path, dialect, layout, before }: { path: string; dialect: Dialect; layout: Layout; before: string[][] },
): Promise<boolean> {
  const header = layout.headerRows[0]?.cells.join('\u0000');
  const rows = before.slice(0, ROWS_COMPARED);
  for (const offset of odd.slice(0, haveDigits(rows.map((cells) => ({ raw: cells.join(' ') }))) === false ? FEW : odd.length)) {
    const text = (await readHead(path, offset, LONGEST_HEADER)).toString('utf8');
    const cells = parseHead(text, dialect, true, 1)[0]?.cells ?? [];
    if (cells.length === layout.fileWidth && isHeaderOfNext(cells, header, rows)) return true;
  }
  return false;
}
