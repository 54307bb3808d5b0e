import type { Readable } from 'node:stream';
import { InputError } from '../../../model';
import { t } from '../../messages';
import { sizeText } from '../../size-text';
import type { Budget } from '../budget';
import { eachElement } from './each-element';
import { numberText } from './number-style';
import type { WorkbookParts } from './read-parts';

/** Columns of the widest sheet that a workbook can have. */
const MOST_COLUMNS = 16_384;
const MOST_CELL = 1 << 20;
/** Characters of a row, as of a line of a text file. */
const MOST_ROW = 16 << 20;

/** A row's cells by their columns, counted from 0; those without a value are left out. */
export type SheetRow = Map<number, string>;

interface Reading {
  parts: Pick<WorkbookParts, 'texts' | 'styles' | 'is1904'>;
  /** Counts the bytes; null where they were counted before. */
  budget: Budget | null;
  signal?: AbortSignal | undefined;
  afterPiece?: () => Promise<void> | void;
}

/** Hands out the rows of a sheet with their numbers, 1-based. Cells hold the value that the workbook shows, as text. */
export async function eachRow(
  stream: Readable,
  { parts, budget, signal, afterPiece }: Reading,
  onRow: (row: SheetRow, number: number) => void,
): Promise<void> {
  let number = 0;
  let row: SheetRow = new Map();
  let column = -1;
  let length = 0;
  let type = '';
  let style = 0;
  let value = '';
  let within = false;
  let phonetic = 0;
  const cellText = (): string => {
    if (type === 's') return parts.texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : value === '0' ? 'false' : value;
    if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    return type === '' || type === 'n' ? numberText(value.trim(), parts.styles[style] ?? 'number', parts.is1904) : value;
  };
  await eachElement(
    stream,
    budget,
    {
      open: (name, { r, t, s }) => {
        if (name === 'row') {
          number = Math.max(number + 1, Number(r ?? 0) || 0);
          row = new Map();
          [column, length] = [-1, 0];
        } else if (name === 'c') {
          column = r === undefined ? column + 1 : columnOf(r);
          [type, style, value] = [t ?? '', Number(s ?? 0), ''];
        } else if (name === 'v' || name === 't') within = true;
        else if (name === 'rPh') phonetic++;
      },
      text: (text) => {
        if (within && phonetic === 0 && value.length < MOST_CELL) value += text;
      },
      close: (name) => {
        if (name === 'v' || name === 't') within = false;
        else if (name === 'rPh') phonetic--;
        else if (name === 'c') {
          const text = cellText();
          length += text.length;
          if (length > MOST_ROW)
            throw new InputError(
              'file_line_too_long',
              t('workbook.row', { row: String(number), size: sizeText(MOST_ROW) }),
              number,
            );
          if (text !== '' && column >= 0 && column < MOST_COLUMNS) row.set(column, text);
        } else if (name === 'row' && row.size > 0) onRow(row, number);
      },
      ...(afterPiece ? { afterPiece } : {}),
    },
    signal,
  );
}

/** `C7` is in column 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
