import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableSample } from '../model';
import type { LoadedTable } from '../read/load/loaded-table';
import { runQuery } from '../duckdb/run-query';
import { THRESHOLDS } from '../thresholds';
import { LIMITS } from './limits';

/** Tables up to this size are measured exactly; of larger ones, what needs an order or every text comes from a sample. */
const EXACT_ROWS = THRESHOLDS.rowsProfiled.value;
const SAMPLE_ROWS = THRESHOLDS.rowsProfiledOfMore.value;

/** A uniform sample of a large table, as a temporary table with the same columns in the same order; null for other tables. */
export async function takeSample(
  connection: DuckDBConnection,
  { relation, rows, columns }: Pick<LoadedTable, 'relation' | 'rows' | 'columns'>,
  signal?: AbortSignal,
): Promise<TableSample | null> {
  if (rows <= EXACT_ROWS) return null;
  const wanted = Math.min(SAMPLE_ROWS, Math.ceil(LIMITS.sampleCells / columns.length));
  const step = Math.ceil(rows / wanted);
  const name = `sample_of_${relation}`;
  const made = await runQuery(
    connection,
    `CREATE OR REPLACE TEMP TABLE ${name} AS SELECT * FROM ${relation} WHERE hash(rowid) % ${step} = 0`,
    signal,
  );
  return { relation: `temp.${name}`, rows: Number(made.getRowsJS()[0]?.[0]) };
}
