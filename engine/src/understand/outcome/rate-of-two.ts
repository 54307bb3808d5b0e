import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn } from '../../contracts/table/table-model';

/** Whether a share or a rate is a quotient of two others in the table. */
export const isRateOfTwo = ({ name, quantity }: ModelColumn, relations: readonly ColumnRelation[]): boolean =>
  (quantity === 'percent' || quantity === 'rate') &&
  relations.some((one) => one.kind === 'quotient' && one.target === name && one.of.length === 1 && one.by.length === 1);
