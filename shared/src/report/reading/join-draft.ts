import type { ReportDocument } from '../../contracts/reports/report';
import type { ToldJoin } from '../../contracts/reports/told-reading';

type Ends = Omit<ToldJoin, 'related'>;

const isSame = (one: Ends, other: Ends) => keyOf(one) === keyOf(other);
const keyOf = ({ table, columns, referencedTable, referencedColumns }: Ends) =>
  JSON.stringify([table, columns, referencedTable, referencedColumns]);

/** How a table refers to others: as the last analysis had it, with the reader's word in its place. */
export function joinsOfTable(table: string, found: NonNullable<ReportDocument['joins']>, told: readonly ToldJoin[]): ToldJoin[] {
  const kept = found
    .filter((join) => join.table === table && !told.some((word) => isSame(word, join)))
    .map(({ by: _, ...join }) => ({ ...join, related: true }));
  return [...kept, ...told.filter((word) => word.table === table)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** All that is said, with this word in the place of what was said of the same columns. */
export const withJoin = (told: readonly ToldJoin[], join: ToldJoin): ToldJoin[] => [
  ...told.filter((word) => !isSame(word, join)),
  join,
];
