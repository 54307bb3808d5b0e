import type { Column } from '../../model';
import type { Decided } from './decided';
import { LIMITS } from './limits';

/** A column with its role, as its neighbours see it. */
export interface Neighbour {
  column: Column;
  decided: Decided;
}

/** The header without its numbers: `q1` and `q12` have one stem. */
const stemOf = (name: string): string | null => {
  const stem = name.toLowerCase().replace(/\d+/g, '#');
  return stem.includes('#') && /\p{L}/u.test(stem) ? stem : null;
};

/**
 * Columns that differ in a number only (`item_1` to `item_20`), of one type and with ranges that overlap, are of one kind: what most of
 * them are, they all are.
 */
export function agreeWithNeighbours(columns: readonly Neighbour[]): Decided[] {
  const groups = new Map<string, Neighbour[]>();
  const places = namesOfPlaces(columns);
  for (const one of columns) {
    const stem = stemOf(one.column.name);
    if (stem === null || places.has(stem) || !NUMBERS.has(one.column.type)) continue;
    const key = `${stem}\n${String(one.column.unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return columns.map((one) => {
    const group =
      groups
        .get(`${String(stemOf(one.column.name))}\n${String(one.column.unit)}`)
        ?.filter((other) => overlap(one.column, other.column)) ?? [];
    if (group.length < LIMITS.fewestNeighbours || one.decided.role === 'constant' || one.decided.role === 'empty')
      return one.decided;
    const votes = new Map<string, Neighbour[]>();
    for (const other of group) {
      const key = `${other.decided.role}\n${String(other.decided.quantity)}`;
      votes.set(key, [...(votes.get(key) ?? []), other]);
    }
    const [most] = [...votes.values()].sort((a, b) => b.length - a.length);
    const model = most?.[0];
    if (!model || most.includes(one) || most.length <= group.length / 2) return one.decided;
    const { order: _, ...rest } = model.decided;
    return { ...rest, because: { by: 'neighbour', column: model.column.name } };
  });
}

const NUMBERS: ReadonlySet<Column['type']> = new Set(['integer', 'number']);

/**
 * Stems that texts and times bear as well, or every column of the table: `V1` to `V18` say in which place a column stands, and not that it is of one
 * kind with the others.
 */
function namesOfPlaces(columns: readonly Neighbour[]): Set<string> {
  const stems = columns.map(({ column }) => stemOf(column.name));
  const everywhere = columns.length >= LIMITS.fewestNeighbours && new Set(stems).size === 1;
  return new Set(stems.flatMap((stem, at) => (stem !== null && (everywhere || !NUMBERS.has(columns[at]?.column.type ?? 'text')) ? [stem] : []))); // prettier-ignore
}

function overlap({ stats: a }: Column, { stats: b }: Column): boolean {
  return Number(a.min ?? 0) <= Number(b.max ?? 0) && Number(b.min ?? 0) <= Number(a.max ?? 0);
}
