import { cellKind } from './cell-kind';

const TOTAL = /^(grand |sub-?)?(totals?|sum|summe|gesamt|gesamtsumme|total general|totaal|somme)\b[ :]*$/i;

/** Whether a last row sums up the rows above: its label says so and that label is no value of the column elsewhere. */
export function isTotalRow(cells: string[], body: string[][]): boolean {
  const label = cells.findIndex((cell) => cell.trim() !== '');
  const text = (cells[label] ?? '').trim();
  if (label < 0 || !TOTAL.test(text) || body.length < 2) return false;
  if (body.some((row) => TOTAL.test((row[label] ?? '').trim()))) return false;
  return cells.slice(label + 1).some((cell) => cellKind(cell) === 'number');
}
