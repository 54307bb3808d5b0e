import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, TableShape, TimeAxis } from '../../contracts/table/table-model';
import type { Sample } from '../sample/read-sample';

export interface ShapeInput {
  /** What the table is called. */
  table: string;
  connection: DuckDBConnection;
  relation: string;
  rows: number;
  sample: Sample;
  columns: readonly ModelColumn[];
  time: Omit<TimeAxis, 'kind'> | null;
  /** A person has said which column it is. */
  isToldTime: boolean;
  distinct: ReadonlyMap<string, number>;
  totals: TableShape['totals'];
  /** Columns that number the rows within what another names. */
  positions: ReadonlySet<string>;
}

const CATEGORICAL: ReadonlySet<ModelColumn['role']> = new Set([
  'category',
  'coded-category',
  'ordered-category',
  'boolean',
  'geography',
]);

/** Whether the column's labels part the rows into kinds. */
export const isCategorical = (role: ModelColumn['role']): boolean => CATEGORICAL.has(role);
