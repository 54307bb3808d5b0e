import type { AnalysisRequest, EngineContext, Table } from '../model';
import { profileTable } from '../profile/profile-table';
import { joinReferences } from '../read/join-references';
import type { ForeignKey } from '../read/table-extract';
import { readYears } from '../profile/years/read-years';
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
  for (const joined of await joinReferences(connection, loaded, request.foreignKeys ?? [], signal)) {
    const own = request.corrections?.filter((correction) => correction.table === joined.name) ?? [];
    const roles = new Map(own.map(({ column, role }) => [column, role]));
    const table = await readYears(connection, joined, { roles, keys: keysOf(joined, request.foreignKeys ?? []), signal });
    const profiled = await profileTable(connection, table, { roles, signal });
    const whole =
      table.sampled && table.source && ask ? await WholeTable.open(connection, table.relation, table.source, ask) : null;
    tables.push(whole ? { ...profiled, whole } : profiled);
  }
  return tables;
}

/** Columns of the table by which it refers to others, or others to it. */
function keysOf({ name }: LoadedTable, keys: readonly ForeignKey[]): ReadonlySet<string> {
  return new Set(
    keys.flatMap(({ table, columns, referencedTable, referencedColumns }) => [
      ...(table === name ? columns : []),
      ...(referencedTable === name ? referencedColumns : []),
    ]),
  );
}
