import type { Column } from '../../model';
import { hasWord, nameWords } from './name-words';
import { MONEY } from './vocabulary';

/** Words of a name that say that something is counted: no money, whatever stands beside it. */
const COUNTED = new Set(['count', 'number', 'num', 'qty', 'quantity', 'units', 'orders', 'items', 'transactions']);

/**
 * What the columns beside it say about a column's unit. Money without a currency takes that of columns whose names share a word
 * with its own, where these agree: costs beside the total cost in $. `min` beside the `max` of the same thing means no minutes.
 */
export function siblingUnits(columns: Column[]): Column[] {
  const named = columns.filter(({ role, unit }) => role === 'money' && unit !== null);
  return columns.map((column) => {
    if (isMinimum(column, columns)) return { ...column, unit: null, role: 'measure-intensive' };
    const words = nameWords(column.name).filter((word) => word.length > 2);
    if (column.role !== 'money' || column.unit !== null || words.some((word) => COUNTED.has(word))) return column;
    if (column.type === 'integer' && namesThings(words)) return column;
    const siblings = named.filter(
      (other) => overlap(column, other) && nameWords(other.name).some((word) => words.includes(word)),
    );
    const [unit, ...others] = [...new Set(siblings.map((sibling) => sibling.unit))];
    return unit && others.length === 0 ? { ...column, unit } : column;
  });
}

/** Whole numbers of what ends in a plural that is no money are counted: `loan applications` beside `loan volume EUR`. */
const namesThings = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return /^\p{L}{3,}[^s]s$/u.test(last) && !hasWord([last], MONEY);
};

/** Amounts of one kind have values in common; what lies wholly elsewhere may be anything. */
function overlap({ stats: a }: Column, { stats: b }: Column): boolean {
  if (typeof a.min !== 'number' || typeof a.max !== 'number' || typeof b.min !== 'number' || typeof b.max !== 'number')
    return true;
  return a.min <= b.max && b.min <= a.max;
}

const EXTREMES = new Set(['min', 'max', 'minimum', 'maximum', 'avg', 'mean', 'average']);

function isMinimum(column: Column, columns: readonly Column[]): boolean {
  const words = nameWords(column.name);
  if (column.unit !== 'min' || !words.includes('min')) return false;
  const stem = (list: readonly string[]) => list.filter((word) => !EXTREMES.has(word)).join(' ');
  return columns.some((other) => {
    const beside = nameWords(other.name);
    const extreme = beside.some((word) => EXTREMES.has(word) && word !== 'min' && word !== 'minimum');
    return other.unit !== 'min' && extreme && stem(beside) === stem(words);
  });
}
