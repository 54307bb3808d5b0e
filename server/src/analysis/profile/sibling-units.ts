import type { Column } from '../model';
import { nameWords } from './name-words';

/** Money without a currency takes that of the columns whose names share a word with its own, where these agree: costs beside the total cost in $. */
export function siblingUnits(columns: Column[]): Column[] {
  const named = columns.filter(({ role, unit }) => role === 'money' && unit !== null);
  return columns.map((column) => {
    if (column.role !== 'money' || column.unit !== null) return column;
    const words = nameWords(column.name).filter((word) => word.length > 2);
    const siblings = named.filter(({ name }) => nameWords(name).some((word) => words.includes(word)));
    const [unit, ...others] = [...new Set(siblings.map((sibling) => sibling.unit))];
    return unit && others.length === 0 ? { ...column, unit } : column;
  });
}
