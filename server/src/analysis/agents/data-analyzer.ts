import type { AnalysisRequest, EngineContext, Table } from '../model';
import { profileTable } from '../profile/profile-table';
import { loadCsv } from '../read/load-csv';

/**
 * The Data Analyzer: reads every input into DuckDB, types and profiles it, and raises alerts on its quality.
 * @throws InputError when an input holds no usable table.
 */
export async function analyzeData({ connection, signal }: EngineContext, request: AnalysisRequest): Promise<Table[]> {
  const tables: Table[] = [];
  for (const [i, input] of request.inputs.entries()) {
    const relation = request.inputs.length === 1 ? 't' : `t${i + 1}`;
    const loaded = await loadCsv(connection, input, relation, { signal });
    tables.push(await profileTable(connection, loaded, { roles: request.roles?.[loaded.name], signal }));
  }
  return tables;
}
