import type { ModelUnit } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import type { ColumnFacts } from '../../../profile/column-facts';
import { unitOfName } from '../../../profile/roles/unit-of-name';
import type { Decided } from '../decided';

/** What a measure's figures are given in, and where that stands; none without evidence. */
export function unitOf(column: Column, facts: ColumnFacts, decided: Decided): ModelUnit | null {
  if (decided.role !== 'measure' && decided.role !== 'constant') return null;
  const { unit } = column;
  const { because } = decided;
  if (decided.quantity === 'percent' && because.by === 'algebra')
    return { sign: '%', scale: Number(column.stats.max ?? 0) <= 1 ? 'fraction' : 'as-written', because };
  if (unit === null || unit === '') return null;
  if (decided.quantity === 'percent') {
    // The profile marks parts of one with the sign, and percentages as they are written with the word.
    const seen = facts.column.unit !== null || facts.column.formats.includes('percent');
    return {
      sign: '%',
      scale: unit === '%' ? 'fraction' : 'as-written',
      because: seen ? { by: 'cells', seen: '%' } : { by: 'word', word: column.name, means: '%' },
    };
  }
  if (facts.column.unit !== null) return { sign: unit, scale: 'as-written', because: { by: 'cells', seen: unit } };
  const named = unitOfName(column.name);
  return { sign: unit, scale: 'as-written', because: { by: 'word', word: named?.unit ?? column.name, means: unit } };
}
