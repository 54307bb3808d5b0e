import { columnsOfRelation, isOfLabel, type ColumnRelation } from '../../contracts/table/column-relation';

/**
 * What follows from what. A quotient read the other way is a product: a salary follows from full pay and hours, whichever of them is written last.
 * A salary by the year and one by the month follow from each other.
 */
function followed(relation: ColumnRelation): string[][] {
  const given = columnsOfRelation(relation);
  if (relation.kind === 'linear' || relation.kind === 'copy') return [given, given.toReversed()];
  const isPlain =
    relation.kind === 'quotient' && relation.less.length === 0 && relation.of.length === 1 && relation.by.length === 1;
  return isPlain ? [given, [...relation.of, ...relation.by]] : [given];
}

/**
 * What each column is made of in the end, by relations that say how one column follows from others; a column that follows from none is made
 * of itself. A total is made of the price and the pieces, a tax of the same two: between a total and its tax there is arithmetic alone,
 * between the price and the pieces there may be news.
 */
export function basesOf(algebra: readonly ColumnRelation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const made = new Map<string, string[]>();
  // Where something is filled says nothing of what others are made of that it is a part of.
  const making = algebra.filter((one) => !isOfLabel(one));
  for (const [target = '', ...of] of making.flatMap(followed))
    // What a label fixes is made of no figure, and stays what others are made of.
    if (of.length > 0) made.set(target, [...(made.get(target) ?? []), ...of]);
  const reaches = new Map([...made.keys()].map((column) => [column, reached(made, column)]));
  // Of columns that follow from one another each stands for all.
  const isBase = (column: string) => reaches.get(column)?.has(column) ?? true;
  return new Map(
    [...new Set(making.flatMap(columnsOfRelation))].map((column) => [
      column,
      new Set([column, ...(reaches.get(column) ?? [])].filter(isBase)),
    ]),
  );
}

/** All that a column follows from, step by step: itself only where that goes round. */
function reached(made: ReadonlyMap<string, readonly string[]>, column: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(made.get(column) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(made.get(next) ?? []));
  }
  return seen;
}

/** Whether columns have something in common that arithmetic made. */
export function areMadeOfOne(bases: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean {
  if (a === b) return false;
  const [of, other] = [bases.get(a), bases.get(b)];
  return of !== undefined && other !== undefined && [...of].some((one) => other.has(one));
}
