import type { ColumnEvidence } from './decide-column';
import { byValues, type Decided } from './decided';

/** So many kinds a person gives by number: seven days, nine grades. */
const MOST = 9;
/** Rows a value from which on a column divides the table. */
const REPEATED = 4;

/**
 * A few whole numbers of which no word says that they measure: kinds that were given numbers, whose order nobody knows. From nought on and
 * ever rarer they are counts (Poisson); with gaps between them they are steps of something, and keep their order.
 */
export function fewNumbers({ column, facts }: ColumnEvidence, quantity: boolean, ordered: boolean, coded: boolean): Decided | null {
  const labels = facts.labels;
  const { count, distinct } = column.stats;
  if (!labels || distinct < 3 || distinct > MOST || count < REPEATED * distinct) return null;
  const values = labels.map(([label, n]) => ({ value: Number(label), n })).sort((a, b) => a.value - b.value);
  const low = values[0]?.value ?? NaN;
  const order = values.map(({ value }) => String(value));
  if (ordered) return quantity && !coded ? null : { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  if (quantity || low < 0) return null;
  const together = values.every(({ value }, i) => value === low + i);
  if (!together) return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  const fewer = values.every(({ n }, i) => i < 2 || n <= (values[i - 1]?.n ?? 0));
  if (low === 0 && fewer) return null;
  return { role: 'coded-category', because: byValues('few-whole-numbers') };
}
