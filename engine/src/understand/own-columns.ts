import type { ModelColumn } from '../contracts/table/table-model';
import type { Table } from '../model';

/** What the model says of the table's own columns: what came from another table is told there. */
export const ownColumns = ({ model, columns }: Pick<Table, 'model' | 'columns'>): ModelColumn[] => {
  const own = new Set(columns.flatMap(({ name, carried }) => (carried === undefined ? [name] : [])));
  return (model?.columns ?? []).filter(({ name }) => own.has(name));
};
