import { quoteText } from '../duckdb/quote-sql';
import { orderOfLabels } from '../profile/roles/scales';
import type { Dimension } from '../insights/frame/frame';
import { fillGaps, isStep } from './fill-gaps';
import { LIMITS } from './limits';

/** Labels for rows that have no place in an order: they come last. */
const NO_PLACE =
  /^(?:unknown|others?|n\/?a|none given|not (?:stated|known|specified|applicable|reported)|missing|total|all(?: ages)?|prefer not to (?:say|answer)|don[’']?t know|no answer|no response)$/i;
const NUMERIC = new Set(['integer', 'number']);
const IN_TIME = new Set(['date', 'timestamp', 'time']);

/**
 * All labels of an axis in the order that a reader expects, from their numbers, the calendar or a known scale, and with the steps
 * between them that no row has. Null where they have no order or are too many: the values order them then.
 */
export function axisLabels(dimension: Dimension): string[] | null {
  const { column, labels, distinct } = dimension;
  if (distinct > LIMITS.mostInOrder || labels.length < distinct) return null;
  const own = orderOf(dimension);
  if (!own) return null;
  const rest = labels.filter((label) => !own.includes(label));
  const filled = fillGaps(own, column.name);
  return [...(filled.length + rest.length <= LIMITS.mostInOrder ? filled : own), ...rest];
}

/** Small numbers, years and steps of time have an order; other numbers that rows are grouped by are codes. */
function orderOf({ column, labels }: Dimension): string[] | null {
  const { order, type } = column;
  const placed = labels.filter((label) => !NO_PLACE.test(label.trim()));
  if (
    NUMERIC.has(type) &&
    !placed.every((label) => Math.abs(Number(label)) <= LIMITS.mostInOrder) &&
    !isStep(column.name, placed)
  )
    return null;
  if (NUMERIC.has(type)) return [...placed].sort((a, b) => Number(a) - Number(b));
  if (IN_TIME.has(type)) return [...placed].sort();
  if (order && placed.every((label) => order.includes(label))) return order.filter((label) => placed.includes(label));
  return orderOfLabels(placed, column.name);
}

/** A list of texts in SQL. */
export const listOf = (labels: readonly string[]): string => `[${labels.map(quoteText).join(', ')}]`;

/**
 * SELECT of `rows` (which have an x) along an axis: every label stands there in its order, with rows or without, and labels that
 * only the rows have come after.
 * @param columns what is taken of a row beside x; NULL for a label without rows
 */
export const alongAxis = (axis: readonly string[], rows: string, columns: readonly string[]): string =>
  `SELECT x, ${columns.join(', ')} FROM (SELECT unnest(${listOf(axis)}) AS x) FULL JOIN (${rows}) USING (x) ORDER BY list_position(${listOf(axis)}, x), x`;
