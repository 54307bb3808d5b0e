import { cellKind } from '../typing/cell-kind';
import { commonKind } from '../typing/common-kind';
import { LIMITS } from './limits';

const SUM =
  '(?:(?:grand|overall|net|gross|running|report|sub)[ -]?)?(?:totals?|sum|amount due)|sub-?totals?|(?:zwischen|gesamt)?summen?|gesamt|insgesamt|total general|total général|sous-total|subtotaal|totaal|somme|suma|totale|razem|итого|всего|合计|总计|小計|合計';
const STATISTIC =
  'averages?|avg\\.?|means?|medians?|min(?:imum)?\\.?|max(?:imum)?\\.?|counts?|std\\.?(?: ?dev\\.?)?|standard deviation|mittelwert|durchschnitt|moyenne|promedio|media|gemiddelde';
const TAX = '(?:vat|tax|sales tax|mwst\\.?|ust\\.?|tva|iva|btw|gst)(?: ?\\(?\\d+(?:[.,]\\d+)? ?%\\)?)?';
/** A word for a sum anywhere in a text, or stars alone, for DuckDB: what `saysTotal` is asked of then. */
export const WORD_OF_SUM = `${SUM}|^\\s*\\*+\\s*$`;
/** Rows below a table that may sum it up or explain it. */
export const MOST_BELOW = LIMITS.mostBelow;
/** What may stand behind the word: `Total (EUR)`, `Total incl. VAT`, `Sum of all`. */
const TAIL = '(?: ?\\([^)]*\\)| (?:incl|excl|before|after|with|without|of all|for all|all)\\b.*)?[ :.=]*';
const TOTAL = new RegExp(`^(?:${SUM})${TAIL}$`, 'iu');
const BESIDE = new RegExp(`^(?:${STATISTIC}|${TAX})${TAIL}$`, 'iu');
/** `Total North`, `North total`: the sum of one group. */
const OF_GROUP = /^(?:(?:sub-?)?totals?|sum|summe)(?: (?:of|for))? +(.+)$|^(.+?) +(?:sub-?)?(?:totals?|summe)$/iu;

const NOTE =
  /^\W{0,2}((data )?sources?|notes?|remarks?|footnotes?|quellen?|hinweise?|anmerkung(en)?|fuentes?|notas?|fontes?|bron(nen)?)\b ?:/i;

/**
 * Whether a last row sums up the rows above: its label says so and that label is no value of the column elsewhere. `body` are the rows
 * above all that is below a table.
 */
function isTotalRow(cells: string[], body: string[][]): boolean {
  const label = cells.findIndex((cell) => cell.trim() !== '');
  const text = (cells[label] ?? '').trim();
  if (label < 0 || body.length < 2 || !cells.slice(label + 1).some(isAmount)) return false;
  const column = body.map((row) => (row[label] ?? '').trim());
  if (TOTAL.test(text) || STARS.test(text))
    return !column.some((other) => TOTAL.test(other) || other === text) && !isNoSum(cells, body);
  if (BESIDE.test(text)) return !column.some((other) => BESIDE.test(other)) && !isNoExtreme(text, cells, body);
  const [, after, before] = OF_GROUP.exec(text) ?? [];
  const group = (after ?? before)?.trim().toLowerCase();
  if (group === undefined || column.some((other) => OF_GROUP.test(other))) return false;
  return body.some((row) => row.some((cell) => cell.trim().toLowerCase() === group));
}

/** A number of which nobody could say that it means another one. */
const PLAIN = /^-?\d+(?:\.(?:\d{1,2}|\d{4,}))?$/;

/** The figures of a last row, each with those above it, where all of these are plain numbers from nought up. */
const figuresOf = (cells: string[], body: string[][]): { own: number; above: number[] }[] =>
  cells.flatMap((cell, place) => {
    const above = body.map((row) => (row[place] ?? '').trim()).filter((text) => text !== '');
    const isPlain =
      PLAIN.test(cell.trim()) && above.length > 1 && above.every((text) => PLAIN.test(text) && !text.startsWith('-'));
    return isPlain ? [{ own: Number(cell), above: above.map(Number) }] : [];
  });

/** A company of that name, say: each of its figures is less than half of what stands above. */
function isNoSum(cells: string[], body: string[][]): boolean {
  const figures = figuresOf(cells, body);
  return figures.length > 0 && figures.every(({ own, above }) => 2 * own < above.reduce((sum, one) => sum + one, 0));
}

/** Somebody called Max: some figure above is larger. */
function isNoExtreme(text: string, cells: string[], body: string[][]): boolean {
  if (!/^(?:min|max)/i.test(text)) return false;
  const isMost = /^max/i.test(text);
  return figuresOf(cells, body).some(({ own, above }) => (isMost ? Math.max(...above) > own : Math.min(...above) < own));
}

/** Begins or ends with a word for a sum, whatever stands beside it: `Total: Account`, `Total - all pages`. */
const SUMS_UP = new RegExp(`^(?:${SUM})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(?:${SUM})${TAIL}$`, 'iu');
/** Sums and sums of sums as SAP marks them in its lists. */
const STARS = /^\*{1,4}$/;
export const saysTotal = (text: string): boolean => SUMS_UP.test(text.trim()) || STARS.test(text.trim());

const isAmount = (cell: string): boolean =>
  cellKind(cell) === 'number' || /^[^\d\s]{0,3} ?-?[\d.,' ]*\d ?[^\d\s]{0,3}$/.test(cell.trim());

/** Whether a last row is a note whose commas were taken for delimiters: it says so, and has words or nothing where numbers stand above. */
function isNoteRow(cells: string[], body: string[][]): boolean {
  const [first = ''] = cells;
  if (!NOTE.test(first.trim()) || body.length < 2 || body.some(([label = '']) => NOTE.test(label.trim()))) return false;
  return (body[0] ?? []).some((_, column) => {
    const isTyped = !['text', 'empty', 'boolean'].includes(commonKind(body, column));
    return isTyped && ['text', 'empty'].includes(cellKind(cells[column] ?? ''));
  });
}

/** What the last rows are that are no data, from the very last one up. They are judged by the rows above all of them. */
export function footerOf(last: string[][], body: string[][]): ('total' | 'footer')[] {
  for (let count = last.length; count > 0; count--) {
    const rest = [...body, ...last.slice(0, last.length - count)];
    const below = last.slice(last.length - count);
    const why = below.map((cells) => (isTotalRow(cells, rest) ? 'total' : isNoteRow(cells, rest) ? 'footer' : null));
    const labels = below.filter((_, i) => why[i] === 'total').map((cells) => cells.find((cell) => cell.trim() !== '')?.trim());
    // A sum stands below once. What comes again under the same name has a figure for each period, as every other member does.
    if (why.every((one) => one !== null) && new Set(labels).size === labels.length) return why.reverse();
  }
  return [];
}
