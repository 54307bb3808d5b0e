import type { AnalysisRequest, EngineContext, Table } from '../model';
import { profileTable } from '../profile/profile-table';
import { joinReferences } from '../read/join-references';
import { loadInput } from '../read/load-input';
import type { LoadedTable } from '../read/loaded-table';

/**
 * The Data Analyzer: reads every input into DuckDB, types and profiles it, and raises alerts on its quality.
 * @throws InputError when an input holds no usable table.
 */
export async function analyzeData({ connection, signal }: EngineContext, request: AnalysisRequest): Promise<Table[]> {
  const loaded: LoadedTable[] = [];
  for (const [i, input] of request.inputs.entries()) {
    loaded.push(await loadInput(connection, input, request.inputs.length === 1 ? 't' : `t${i + 1}`, { signal }));
  }
  const tables: Table[] = [];
  for (const table of await joinReferences(connection, loaded, request.foreignKeys ?? [], signal)) {
    tables.push(await profileTable(connection, table, { roles: request.roles?.[table.name], signal }));
  }
  return tables;
}
