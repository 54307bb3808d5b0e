import type { ForeignKey } from '../sources/extract/table-extract';

/** How two tables belong together, and who says so. `unchecked`: nobody vouches that each reference leads to a row. */
export interface TableJoin extends ForeignKey {
  by: 'declared' | 'inferred' | 'told';
}

/** Whether both lead from the same columns to the same table. */
export const isSameJoin = (
  a: Pick<ForeignKey, 'table' | 'columns' | 'referencedTable'>,
  b: Pick<ForeignKey, 'table' | 'columns' | 'referencedTable'>,
): boolean =>
  a.table === b.table &&
  a.referencedTable === b.referencedTable &&
  a.columns.length === b.columns.length &&
  a.columns.every((column) => b.columns.includes(column));
