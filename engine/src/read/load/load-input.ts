import type { DuckDBConnection } from '@duckdb/node-api';
import type { AnalysisInput } from '../../model';
import { loadCsv, workFolderOf, type LoadOptions } from './load-csv';
import { unpackInput } from '../unpack/unpack-input';
import { loadExtract } from '../../sources/extract/load-extract';
import type { LoadedTable } from './loaded-table';

/**
 * Loads one input of an analysis into the DuckDB table `relation`: of a file with several tables, the first.
 * @throws InputError when it holds no usable table
 */
export async function loadInput(
  connection: DuckDBConnection,
  input: AnalysisInput,
  relation: string,
  options: LoadOptions = {},
): Promise<LoadedTable> {
  if (input.kind === 'csv') {
    if (input.unpacked) return loadCsv(connection, input, relation, options);
    const folder = await workFolderOf(connection);
    const { inputs } = await unpackInput(input, { folder, connection, signal: options.signal });
    return loadCsv(connection, inputs[0] ?? input, relation, options);
  }
  return loadExtract(connection, input.table, relation, options);
}
