import type { ColumnRole } from '../contracts/table/column';
import type { LoadedColumn } from '../read/load/loaded-table';
import { bareTable } from './names';
import type { Path } from './steps';

/** A column that a table gets from another one. */
export interface Carried {
  path: Path;
  /** Column of the table at the path's end; null for the number of its rows. */
  from: string | null;
  /** `row`: the value of the one row that is met; else what all rows that refer to it come to. */
  how: 'row' | 'count' | 'sum' | 'mean' | 'first' | 'last';
  column: LoadedColumn;
  role: ColumnRole;
}

/** A column that came from elsewhere is called by its table: `customers.country`. */
export const carriedName = (table: string, column: string, suffix = ''): string => `${bareTable(table)}.${column}${suffix}`;

/** What tells ways to the same table apart: the columns that they take. */
export function suffixOf(path: Path, paths: readonly Path[]): string {
  const end = path.at(-1)?.to;
  const rivals = paths.filter((other) => other.at(-1)?.to === end);
  if (rivals.length < 2) return '';
  const last = (way: Path) => way.at(-1)?.own.join(', ') ?? '';
  const isAlone = rivals.filter((other) => last(other) === last(path)).length === 1;
  return ` (${isAlone ? last(path) : path.map(({ own }) => own.join(', ')).join(' / ')})`;
}

/** The same column in another table: what was noted of its cells stays where it was. */
export const carriedColumn = (column: LoadedColumn, name: string, changes: Partial<LoadedColumn> = {}): LoadedColumn => {
  const { declaredKey: _, ...rest } = column;
  return { ...rest, name, placeholders: [], unread: { count: 0, examples: [], lines: [] }, ambiguousDates: false, ...changes };
};
