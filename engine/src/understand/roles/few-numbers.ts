import { columnsOfRelation } from '../../contracts/column-relation';
import type { ColumnEvidence } from './column-evidence';
import { byValues, type Decided } from './decided';
import { LIMITS } from './limits';

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
  if (low === 0 && labels[0]?.[0] === '0') return null;
  const together = values.every(({ value }, i) => value === low + i);
  if (!together) return { role: 'ordered-category', because: byValues('few-whole-numbers'), order };
  return { role: 'coded-category', because: byValues('few-whole-numbers') };
}
