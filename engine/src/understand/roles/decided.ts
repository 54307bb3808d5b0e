import { columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelRole, Quantity, Reason } from '../../contracts/table/table-model';

/** What a column is for, before its figures are put together. */
export interface Decided {
  role: ModelRole;
  because: Reason;
  quantity?: Quantity;
  order?: string[];
  time?: 'part';
}

/** What the word of a postcode means. */
export const POSTCODE = 'a postcode';

export const byWord = (word: string, means: string): Reason => ({ by: 'word', word, means });
export const byRelation = (relation: ColumnRelation): Reason => ({
  by: 'algebra',
  kind: relation.kind,
  columns: columnsOfRelation(relation),
});
export const byValues = (are: Extract<Reason, { by: 'values' }>['are']): Reason => ({ by: 'values', are });
