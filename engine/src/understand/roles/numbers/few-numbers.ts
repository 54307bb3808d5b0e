import { columnsOfRelation } from '../../../contracts/table/column-relation';
import type { ColumnEvidence } from '../column-evidence';
import { byValues, type Decided } from '../decided';
import { LIMITS } from '../limits';

/** What the header says. */
export interface Said {
  quantity: boolean;
  quotient: boolean;
  ordered: boolean;
  coded: boolean;
}

/**
 * Whether all numbers are about equally frequent: χ² against equal shares stays below its degrees of freedom and some standard deviations
 * (√2k each). What is counted or measured has a middle.
 */
export function areEven(rows: readonly number[]): boolean {
  const degrees = rows.length - 1;
  const mean = rows.reduce((sum, n) => sum + n, 0) / rows.length;
  const chi = rows.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
  return chi <= degrees + LIMITS.evenWithin * Math.sqrt(2 * degrees);
}

/**
 * Whether numbers become more frequent up to one between the first and the last, and then rarer, as what is counted does: that six kinds were given
 * their numbers in such an order happens by chance in 4 of 100. What is less than scatter is no step.
 * @param rows of each number, ascending
 */
function areCounts(rows: readonly number[]): boolean {
  const top = rows.indexOf(Math.max(...rows));
  if (rows.length < LIMITS.fewestOfCounts || top === 0 || top === rows.length - 1 || areEven(rows)) return false;
  const falls = (from: number, to: number) => to <= from + Math.sqrt(from + to);
  return rows.every((n, i) => i === top || (i < top ? falls(rows[i + 1] ?? 0, n) : falls(rows[i - 1] ?? 0, n)));
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
  if (!labels || distinct < LIMITS.fewestKinds || distinct > LIMITS.mostByNumber || count < LIMITS.repeated * distinct)
    return null;
  const values = labels.map(([label, n]) => ({ value: Number(label), n })).sort((a, b) => a.value - b.value);
  const low = values[0]?.value ?? NaN;
  const order = values.map(({ value }) => String(value));
  if (ordered) return quantity && !coded ? null : { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  // A quotient takes many values: the few that stand in hundreds of rows are steps.
  if (quotient && distinct <= LIMITS.mostSteps && count >= LIMITS.manyRows * distinct)
    return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  if (
    quantity ||
    low < 0 ||
    relations.some((relation) => relation.kind === 'sum' && columnsOfRelation(relation).includes(column.name))
  )
    return null;
  // Mostly nought, and at times a few: something that is counted.
  if (!coded && low === 0 && labels[0]?.[0] === '0' && !areEven(values.map(({ n }) => n))) return null;
  if (!coded && areCounts(values.map(({ n }) => n))) return null;
  const together = values.every(({ value }, i) => value === low + i);
  if (!together) return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  return { role: 'coded-category', because: byValues('few-whole-numbers') };
}
