import type { AnalysisRequest, EngineContext, Table } from '../model';
import { profileTable } from '../profile/profile-table';
import { joinReferences } from '../read/join-references';
import { loadInput } from '../read/load-input';
import { WholeTable } from '../whole/whole-table';
import type { LoadedTable } from '../read/loaded-table';

/**
 * The Data Analyzer: reads every input into DuckDB, types and profiles it, and raises alerts on its quality.
 * @throws InputError when an input holds no usable table.
 */
export async function analyzeData({ connection, signal, ask }: EngineContext, request: AnalysisRequest): Promise<Table[]> {
  const loaded: LoadedTable[] = [];
  for (const [i, input] of request.inputs.entries()) {
    loaded.push(await loadInput(connection, input, request.inputs.length === 1 ? 't' : `t${i + 1}`, { signal }));
  }
  const tables: Table[] = [];
  for (const table of await joinReferences(connection, loaded, request.foreignKeys ?? [], signal)) {
    const own = request.corrections?.filter((correction) => correction.table === table.name) ?? [];
    const roles = new Map(own.map(({ column, role }) => [column, role]));
    const profiled = await profileTable(connection, table, { roles, signal });
    const whole =
      table.sampled && table.source && ask ? await WholeTable.open(connection, table.relation, table.source, ask) : null;
    tables.push(whole ? { ...profiled, whole } : profiled);
  }
  return tables;
}
