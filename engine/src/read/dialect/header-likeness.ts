import { cellKind } from '../typing/cell-kind';
import { LIMITS } from './limits';

/**
 * How much a row looks like the header of the rows below it: above 0 more like a header, below 0 more like data.
 * Each column votes: a text above numbers speaks for a header, a number above numbers or a value that comes again speaks against.
 */
export function headerLikeness(row: string[], rows: string[][]): number {
  const body = rows.filter((other) => !sameCells(row, other));
  if (!body.length) return row.every((cell) => ['text', 'empty'].includes(cellKind(cell))) ? 0.5 : -0.5;
  if (areYearsInARow(row) && !body.some(areYearsInARow)) return LIMITS.yearsInARow;
  let votes = 0;
  for (let column = 0; column < row.length; column++) {
    const below = body.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
    votes += vote((row[column] ?? '').trim(), below);
  }
  if (
    new Set(row.map((cell) => cell.trim().toLowerCase())).size < row.length * LIMITS.repeatedNames &&
    row.length > LIMITS.fewestNames
  )
    votes -= 1;
  return votes;
}

/** `2010`, `2011`, `2012`, …: names of columns, whatever stands below them. */
function areYearsInARow(row: readonly string[]): boolean {
  const years = row.slice(1).map((cell) => (/^\s*(?:19|20)\d{2}\s*$/.test(cell) ? Number(cell) : NaN));
  const step = (years[1] ?? NaN) - (years[0] ?? NaN);
  return years.length >= LIMITS.fewestYears && Math.abs(step) === 1 && years.slice(1).every((year, i) => year - (years[i] ?? NaN) === step);
} // prettier-ignore

/** The header once more, amid the data. */
function sameCells(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i]);
}

function vote(cell: string, below: string[]): number {
  const kind = cellKind(cell);
  if (kind === 'empty') return -0.1;
  if (!below.length) return kind === 'text' ? 0.1 : -0.3;
  const typed = below.filter((other) => !['text', 'boolean'].includes(cellKind(other))).length / below.length;
  if (typed > LIMITS.typedBelow) {
    if (kind === 'text') return isSmallWord(cell) ? 0 : 1;
    // A month above figures of which none is a date: names of columns, as of `2022-01`, `2022-02`.
    if (kind === 'date' && !below.some((other) => cellKind(other) === 'date')) return 1;
    return /^(19|20)\d{2}$/.test(cell) && !below.every((other) => /^(19|20)\d{2}$/.test(other)) ? 0.1 : -1;
  }
  if (kind !== 'text') return -0.5;
  if (below.includes(cell)) return -1;
  const shapes = new Set(below.map(shape));
  if (below.length >= LIMITS.fewestBelow && shapes.size <= Math.max(1, below.length / LIMITS.valuesAShape))
    return shapes.has(shape(cell)) ? -0.6 : 0.7;
  const few = new Set(below).size <= Math.max(2, below.length / LIMITS.valuesALabel);
  if (few && below.length >= LIMITS.manyBelow) return 0.5;
  const average = below.reduce((sum, other) => sum + other.length, 0) / below.length;
  if (average > LIMITS.longText && cell.length < LIMITS.longText) return 0.4;
  return cell.length <= LIMITS.longestName && !/[.!?;]$/.test(cell) ? 0.15 : -0.2;
}

/** Letters become a, digits 9: `INC-0042` is `a-9`. Words of plain letters have no shape of their own. */
function shape(text: string): string {
  const digits = /\d/.test(text);
  return digits
    ? text.replace(/[A-Za-z]+/g, 'a').replace(/\d+/g, '9')
    : /^[A-Z]{2,4}$/.test(text)
      ? `A${text.length}`
      : `word ${text}`;
}

/** A spelling of "no value" above numbers says nothing. */
function isSmallWord(cell: string): boolean {
  return /^(n\/?a|null|none|nan|-+|\?+)$/i.test(cell);
}
