import type { ColumnType } from '../../contracts/table/column';
import type { LoadedColumn } from '../load/loaded-table';

/** A column in which everything has been read, and nothing is doubtful. */
export const plainColumn = (name: string, type: ColumnType): LoadedColumn => ({
  name,
  type,
  unit: null,
  formats: ['text'],
  placeholders: [],
  unread: { count: 0, examples: [], lines: [] },
  ambiguousDates: false,
  unnamed: false,
});
