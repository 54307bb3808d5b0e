import type { BesideCell } from '../../../contracts/report/claim';
import type { Column, Table } from '../../../model';

/** Units that lengths are told in, with their milliseconds. */
export const LENGTHS = { days: 86_400_000, hours: 3_600_000, min: 60_000 } as const;
export type LengthUnit = keyof typeof LENGTHS;

const WORDS: Readonly<Record<LengthUnit, string>> = { days: 'DAY', hours: 'HOUR', min: 'MINUTE' };

/**
 * The condition that a cell lies beyond others of its row: later than a day, a length after one, more days than lie between two. Null where the table does not have their columns.
 * @param name a column as it stands in SQL
 */
export function besideSql({ columns }: Pick<Table, 'columns'>, { column, op, beside }: { column: Column; op: string; beside: BesideCell }, name: (column: string) => string): string | null {
  const find = (own: string) => columns.find((one) => one.name === own);
  /** A moment as its day where the other is a day. */
  const asDayOf = (own: Column, other: Column) => (own.type === 'timestamp' && other.type === 'date' ? `CAST(${name(own.name)} AS DATE)` : name(own.name));
  if (beside.how === 'days') {
    const [from, to] = [find(beside.from), find(beside.to)];
    return from && to ? `${name(column.name)} ${op} CAST(${name(to.name)} AS DATE) - CAST(${name(from.name)} AS DATE)` : null;
  }
  const other = find(beside.other);
  if (!other) return null;
  const after = beside.how === 'length' ? ` + INTERVAL ${beside.length} ${WORDS[beside.unit]}` : '';
  return `${asDayOf(column, other)} ${op} ${asDayOf(other, column)}${after}`;
} // prettier-ignore

/** What is held against as people read it: `Due + 14 days`. */
export function besideText(beside: BesideCell): string {
  switch (beside.how) {
    case 'cell':
      return beside.other;
    case 'length':
      return `${beside.other} + ${beside.length} ${beside.unit}`;
    case 'days':
      return `${beside.to} - ${beside.from}`;
  }
}
