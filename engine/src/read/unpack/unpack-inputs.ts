import type { DuckDBConnection } from '@duckdb/node-api';
import type { AnalysisInput, AnalysisRequest } from '../../model';
import type { LeftOut } from '../../sources/extract/left-out';
import type { ForeignKey } from '../../sources/extract/table-extract';
import { workFolderOf } from '../load/load-csv';
import { unpackInput } from './unpack-input';

/** The request with each table of its files as an input of its own. @throws InputError when a file is damaged or too large */
export async function unpackInputs(
  connection: DuckDBConnection,
  request: AnalysisRequest,
  signal?: AbortSignal,
): Promise<AnalysisRequest> {
  const inputs: AnalysisInput[] = [];
  const leftOut: LeftOut[] = [...(request.leftOut ?? [])];
  const foreignKeys: ForeignKey[] = [...(request.foreignKeys ?? [])];
  const folder = await workFolderOf(connection);
  for (const input of request.inputs) {
    if (input.kind !== 'csv') {
      inputs.push(input);
      continue;
    }
    const unpacked = await unpackInput(input, { folder, connection, limit: request.unpackLimit, signal });
    inputs.push(...unpacked.inputs);
    leftOut.push(...unpacked.leftOut);
    foreignKeys.push(...unpacked.keys);
  }
  return { ...request, inputs, leftOut, foreignKeys };
}
