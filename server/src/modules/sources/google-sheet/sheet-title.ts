import { parse } from 'content-disposition';

const MAX_TITLE = 200;

/** A sheet's name from the header of its download (`Budget - March.csv`), without the file's ending; null when there is none. */
export function sheetTitle(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  const title = (parse(header).parameters['filename'] ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .replace(/\.csv$/i, '');
  return title === '' ? null : [...title].slice(0, MAX_TITLE).join('');
}
