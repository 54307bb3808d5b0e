import { parseDate } from './date-format';
import { parseNumber } from './number-format';
import { LIMITS } from './limits';

export type CellKind = 'empty' | 'number' | 'date' | 'time' | 'boolean' | 'text';

const BOOLEAN = /^(true|false)$/i;
const TIME = /^(([01]?\d|2[0-4]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?( ?[ap]\.?m\.?)?|(0?[1-9]|1[0-2]) ?[ap]\.?m\.?)$/i;
const PLACEHOLDER = new Set([
  '?', '??', '???', '-', '--', '---', '–', '—', '.', '..', '...', '*', ':', 'n/a', 'n.a.', 'n.a', 'na', '#n/a', '#na', '#n/a n/a', '<na>', 'null', '(null)', '<null>',
  '\\n', 'nil', 'nan', '-nan', '#value!', '#ref!', '#div/0!', '#name?', '#num!', '#null!', 'none', '(none)', '<none>', 'missing', '(blank)', '(empty)', 'not available',
  '0000-00-00', '0000-00-00 00:00:00', '00.00.0000', '00/00/0000', 'k.a.', 'keine angabe', 'undefined', 'inf', '-inf', 'tbd', 'unknown',
]); // prettier-ignore

/** Spellings of "no value" that are no word of any column, in the letters in which they are found. */
export const SURE_PLACEHOLDERS = [
  '?', '??', '???', '-', '--', '---', '–', '—', '.', '..', '...', 'n/a', 'N/A', 'N/a', 'n.a.', 'N.A.', '#N/A', '#NA', '#n/a', '<NA>', '<na>',
  'null', 'NULL', 'Null', '(null)', '<null>', '\\N', 'nan', 'NaN', 'NAN', '-nan', '#VALUE!', '#REF!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '(blank)', '(empty)', '0000-00-00', '0000-00-00 00:00:00',
]; // prettier-ignore
const SURE = new Set(SURE_PLACEHOLDERS);

export function isSurePlaceholder(text: string): boolean {
  return SURE.has(text);
}

/** Texts that everybody writes for "no value", in columns that hold something else than words. */
export function isPlaceholder(text: string): boolean {
  return text.length <= LIMITS.longestPlaceholder && PLACEHOLDER.has(text.trim().toLowerCase());
}

/** What a single cell looks like, seen alone. */
export function cellKind(text: string): CellKind {
  const cell = text.trim();
  if (cell === '') return 'empty';
  const first = cell.charCodeAt(0);
  const digitLike = cell.length <= LIMITS.longestWritten && /\d/.test(cell);
  if (digitLike) {
    if (parseNumber(cell)) return 'number';
    if (TIME.test(cell)) return 'time';
    if (parseDate(cell)) return 'date';
    return 'text';
  }
  return (first | 32) === 116 || (first | 32) === 102 ? (BOOLEAN.test(cell) ? 'boolean' : 'text') : 'text';
}
