import { columnsOfRelation, type ColumnRelation } from '../../contracts/column-relation';

/**
 * What each column is made of in the end, by relations that say how one column follows from others; a column that follows from none is made
 * of itself. A total is made of the price and the pieces, a tax of the same two: between a total and its tax there is arithmetic alone,
 * between the price and the pieces there may be news.
 */
export function basesOf(algebra: readonly ColumnRelation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const made = new Map<string, string[]>();
  for (const relation of algebra) {
    const [target = '', ...of] = columnsOfRelation(relation);
    made.set(target, [...(made.get(target) ?? []), ...of]);
  }
  const bases = new Map<string, ReadonlySet<string>>();
  for (const column of new Set(algebra.flatMap(columnsOfRelation))) {
    const seen = new Set<string>();
    const base = new Set<string>();
    const open = [column];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) {
        // Of columns that follow from one another each stands for all.
        base.add(next);
        continue;
      }
      seen.add(next);
      const of = made.get(next) ?? [];
      if (of.length === 0) base.add(next);
      open.push(...of);
    }
    bases.set(column, base);
  }
  return bases;
}

/** Whether columns have something in common that arithmetic made. */
export function areMadeOfOne(bases: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean {
  if (a === b) return false;
  const [of, other] = [bases.get(a), bases.get(b)];
  return of !== undefined && other !== undefined && [...of].some((one) => other.has(one));
}
