import { InputError } from '../../../model';
import type { LeftOut } from '../../../sources/extract/left-out';
import { RecordWriter } from '../../write/write-rows';
import { t } from '../../messages';
import { beyond, MOST_PARTS, type Part, type Parts, type Unpacking } from '../unpacking';
import type { ZipArchive } from '../zip-archive';
import { eachRow } from './each-row';
import { readParts, type Sheet, type WorkbookParts } from './read-parts';
import { LIMITS } from './limits';

/** Writes each visible sheet of a workbook as CSV. @throws InputError when it is damaged or too large, or no sheet holds anything */
export async function readWorkbook(archive: ZipArchive, unpacking: Unpacking): Promise<Parts> {
  const workbook = await readParts(archive, unpacking);
  const parts: Part[] = [];
  const leftOut: LeftOut[] = [];
  for (const sheet of workbook.sheets) {
    if (sheet.isHidden) leftOut.push({ table: sheet.name, why: 'passed-over', reason: t('left-out.hidden') });
    else if (parts.length === MOST_PARTS) leftOut.push(beyond(sheet.name));
    else {
      const written = await writeSheet(archive, sheet, workbook, unpacking);
      if (written === null) leftOut.push({ table: sheet.name, why: 'empty', reason: t('left-out.empty') });
      else parts.push({ name: sheet.name, notes: [], ...written });
    }
  }
  if (parts.length === 0) throw new InputError('file_empty', t('workbook.empty'), 1);
  return { parts, leftOut };
}

/** Null for a sheet without a value. */
async function writeSheet(
  archive: ZipArchive,
  { file }: Sheet,
  parts: WorkbookParts,
  { budget, signal, newPath }: Unpacking,
): Promise<Pick<Part, 'path' | 'isText'> | null> {
  const entry = archive.entries.get(file);
  if (!entry) return null;
  let [first, last] = [Infinity, -1];
  await eachRow(await archive.open(entry), { parts, budget, signal }, (row) => {
    for (const column of row.keys()) [first, last] = [Math.min(first, column), Math.max(last, column)];
  });
  if (last < 0) return null;
  const path = newPath();
  const writer = new RecordWriter(path, '\n');
  const width = last - first + 1;
  let before = 0;
  let isText = width === 1;
  let lines = 0;
  let waiting: Promise<void> | undefined;
  const write = (cells: string[]) => {
    budget.take(cells.reduce((sum, cell) => sum + cell.length + 1, 0));
    waiting = writer.write(cells) ?? waiting;
  };
  const afterPiece = () => waiting;
  try {
    await eachRow(await archive.open(entry), { parts, budget: null, signal, afterPiece }, (row, number) => {
      const blank = before === 0 ? 0 : Math.min(LIMITS.mostBlank, number - before - 1);
      for (let i = 0; i < blank; i++) write(Array<string>(width).fill(''));
      write(Array.from({ length: width }, (_, i) => row.get(first + i) ?? ''));
      isText &&= ++lines <= LIMITS.mostLines && /\p{L}/u.test(row.get(first) ?? '');
      before = number;
    });
  } finally {
    await writer.close();
  }
  return { path, ...(isText ? { isText } : {}) };
}
