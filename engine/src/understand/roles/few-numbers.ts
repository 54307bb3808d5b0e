import { columnsOfRelation } from '../../contracts/column-relation';
import type { ColumnEvidence } from './column-evidence';
import { byValues, type Decided } from './decided';

/** So many kinds a person gives by number: seven days, nine grades. */
const MOST = 9;
/** Rows a value from which on a column divides the table. */
const REPEATED = 4;

/** A quotient of so few values in so many rows each is none. */
const MOST_STEPS = 5;
const MANY_ROWS = 20;

/** What the header says. */
export interface Said {
  quantity: boolean;
  quotient: boolean;
  ordered: boolean;
  coded: boolean;
}

/**
 * A few whole numbers of which no word says that they measure: kinds that were given numbers, whose order nobody knows. Where nought is the most frequent
 * they are counts; with gaps between them they are steps of something, and keep their order.
 */
export function fewNumbers(
  { column, facts, relations }: ColumnEvidence,
  { quantity, quotient, ordered, coded }: Said,
): Decided | null {
  const labels = facts.labels;
  const { count, distinct } = column.stats;
  if (!labels || distinct < 3 || distinct > MOST || count < REPEATED * distinct) return null;
  const values = labels.map(([label, n]) => ({ value: Number(label), n })).sort((a, b) => a.value - b.value);
  const low = values[0]?.value ?? NaN;
  const order = values.map(({ value }) => String(value));
  if (ordered) return quantity && !coded ? null : { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  // A quotient takes many values: the few that stand in hundreds of rows are steps.
  if (quotient && distinct <= MOST_STEPS && count >= MANY_ROWS * distinct)
    return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  if (
    quantity ||
    low < 0 ||
    relations.some((relation) => relation.kind === 'sum' && columnsOfRelation(relation).includes(column.name))
  )
    return null;
  // Mostly nought, and at times a few: something that is counted.
  if (low === 0 && labels[0]?.[0] === '0') return null;
  const together = values.every(({ value }, i) => value === low + i);
  if (!together) return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  return { role: 'coded-category', because: byValues('few-whole-numbers') };
}
