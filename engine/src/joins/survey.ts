import type { LoadedColumn, LoadedTable } from '../read/load/loaded-table';
import type { Column, Table } from '../model';
import { sharedPrefix } from './names';

/** A table with what its own columns are, before any other is joined to it. */
export interface Survey {
  loaded: LoadedTable;
  /** Null where it could not be understood. */
  read: Table | null;
}

/** A column of a surveyed table. */
export interface Surveyed {
  table: string;
  relation: string;
  rows: number;
  prefix: string | null;
  loaded: LoadedColumn;
  read: Column;
}

/** Rows of it may be missing: what they are referred to by would look as if it led nowhere. */
export const isPartial = ({ sampled, notes }: LoadedTable): boolean =>
  sampled === true || (notes.notCopied?.some(({ columns }) => columns.length === 0) ?? false);

export function columnsOf({ loaded, read }: Survey): Surveyed[] {
  if (!read) return [];
  const prefix = sharedPrefix(loaded.columns.map(({ name }) => name));
  return loaded.columns.flatMap((column) => {
    const own = read.columns.find(({ name }) => name === column.name);
    return own ? [{ table: loaded.name, relation: loaded.relation, rows: loaded.rows, prefix, loaded: column, read: own }] : [];
  });
}

const MEASURES = new Set<Column['role']>(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);
export const isFigure = ({ role }: Pick<Column, 'role'>): boolean => MEASURES.has(role);
