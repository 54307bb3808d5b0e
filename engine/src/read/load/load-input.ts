import type { DuckDBConnection } from '@duckdb/node-api';
import type { AnalysisInput } from '../../model';
import { loadCsv, type LoadOptions } from './load-csv';
import { loadExtract } from '../../sources/extract/load-extract';
import type { LoadedTable } from './loaded-table';

/**
 * Loads one input of an analysis into the DuckDB table `relation`.
 * @throws InputError when it holds no usable table
 */
export async function loadInput(
  connection: DuckDBConnection,
  input: AnalysisInput,
  relation: string,
  options: LoadOptions = {},
): Promise<LoadedTable> {
  if (input.kind === 'csv') return loadCsv(connection, input, relation, options);
  return loadExtract(connection, input.table, relation, options);
}
