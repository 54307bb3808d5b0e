import { columnsOfRelation, isOfLabel, type ColumnRelation } from '../../../contracts/table/column-relation';

/** Columns that relations bind together, in groups of two and more: what one of them says, the others imply. */
export function groupsOf(relations: readonly ColumnRelation[]): string[][] {
  const group = new Map<string, Set<string>>();
  for (const relation of relations) {
    // What is filled by a label alone is no other form of it.
    if (isOfLabel(relation) || (relation.kind === 'by-class' && relation.of === null)) continue;
    const joined = new Set(columnsOfRelation(relation).flatMap((name) => [name, ...(group.get(name) ?? [])]));
    for (const name of joined) group.set(name, joined);
  }
  return [...new Set(group.values())].map((names) => [...names]);
}
