import { cellKind } from '../typing/cell-kind';
import { commonKind } from '../typing/common-kind';

const TOTAL = /^(grand |sub-?)?(totals?|sum|summe|gesamt|gesamtsumme|total general|totaal|somme)\b[ :]*$/i;
const NOTE =
  /^\W{0,2}((data )?sources?|notes?|remarks?|footnotes?|quellen?|hinweise?|anmerkung(en)?|fuentes?|notas?|fontes?|bron(nen)?)\b ?:/i;

/** Whether a last row sums up the rows above: its label says so and that label is no value of the column elsewhere. */
export function isTotalRow(cells: string[], body: string[][]): boolean {
  const label = cells.findIndex((cell) => cell.trim() !== '');
  const text = (cells[label] ?? '').trim();
  if (label < 0 || !TOTAL.test(text) || body.length < 2) return false;
  if (body.some((row) => TOTAL.test((row[label] ?? '').trim()))) return false;
  return cells.slice(label + 1).some((cell) => cellKind(cell) === 'number');
}

/** Whether a last row is a note whose commas were taken for delimiters: it says so, and has words or nothing where numbers stand above. */
export function isNoteRow(cells: string[], body: string[][]): boolean {
  const [first = ''] = cells;
  if (!NOTE.test(first.trim()) || body.length < 2 || body.some(([label = '']) => NOTE.test(label.trim()))) return false;
  return (body[0] ?? []).some((_, column) => {
    const isTyped = !['text', 'empty', 'boolean'].includes(commonKind(body, column));
    return isTyped && ['text', 'empty'].includes(cellKind(cells[column] ?? ''));
  });
}
