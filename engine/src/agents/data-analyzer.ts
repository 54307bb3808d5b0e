import type { DuckDBConnection } from '@duckdb/node-api';
import type { ToldTotal } from '../contracts/table-correction';
import { isOfMachine } from '../duckdb/of-machine';
import { InputError, type AnalysisRequest, type EngineContext, type Table } from '../model';
import { understood } from './understood';
import { findTotals, withoutTotals } from '../profile/alerts/total-members';
import type { LeftOut } from '../sources/extract/left-out';
import { joinReferences } from '../sources/extract/join-references';
import type { ForeignKey } from '../sources/extract/table-extract';
import { loadInput } from '../read/load/load-input';
import { heedTotals } from '../understand/told/heed-totals';
import { PushdownTable } from '../sources/pushdown/pushdown-table';
import type { LoadedTable } from '../read/load/loaded-table';

interface AnalyzedData {
  tables: Table[];
  leftOut: LeftOut[];
}

/** Sums of others are noted and kept out of what is mined. In a sample of rows no sum can be seen. */
async function apartFromTotals(
  connection: DuckDBConnection,
  table: Table,
  sampled: boolean,
  told: readonly ToldTotal[] = [],
): Promise<Table> {
  const said = await heedTotals(connection, table, told, sampled);
  const heard = {
    ...table,
    alerts: [...table.alerts, ...said.alerts],
    ...(said.followed.length > 0 ? { told: { ...table.told, totals: said.followed } } : {}),
  };
  if (sampled) return heard;
  const { totals, named, alerts } = await findTotals(connection, heard, said);
  const isTold = (label: string) => said.totals.some((one) => one.label === label);
  const shown = [
    ...totals.map((one) => ({ ...one, by: isTold(one.label) ? ('declared' as const) : ('arithmetic' as const) })),
    ...named.map((one) => ({ ...one, rows: 0, by: 'word' as const })),
  ];
  const { model } = heard;
  return withoutTotals(
    connection,
    {
      ...heard,
      ...(model ? { model: { ...model, shape: { ...model.shape, totals: shown } } } : {}),
      alerts: [...heard.alerts, ...alerts],
    },
    totals,
  );
}

/**
 * The Data Analyzer: reads every input into DuckDB, types and profiles it, and raises alerts on its quality.
 * One table of several that cannot be read or profiled is left out and named.
 * @throws InputError when no input holds a usable table.
 */
export async function analyzeData(context: EngineContext, request: AnalysisRequest): Promise<AnalyzedData> {
  const { connection, signal, ask } = context;
  const leftOut = [...(request.leftOut ?? [])];
  const errors: unknown[] = [];
  const leaveOut = (table: string, error: unknown) => {
    signal?.throwIfAborted();
    if (isOfMachine(error)) throw error;
    errors.push(error);
    leftOut.push({ table, why: 'failed', reason: reasonOf(error) });
  };
  const loaded: LoadedTable[] = [];
  for (const [i, input] of request.inputs.entries()) {
    const relation = request.inputs.length === 1 ? 't' : `t${i + 1}`;
    await loadInput(connection, input, relation, { signal }).then(
      (table) => loaded.push(table),
      (error: unknown) => leaveOut(input.name, error),
    );
  }
  const tables: Table[] = [];
  for (const joined of await joinReferences(connection, loaded, request.foreignKeys ?? [], signal)) {
    const own = request.corrections?.filter((correction) => correction.table === joined.name) ?? [];
    const roles = new Map(own.map(({ column, role }) => [column, role]));
    const told = request.told?.find((one) => one.table === joined.name);
    try {
      const keys = keysOf(joined, request.foreignKeys ?? []);
      const { table, read } = await understood(connection, joined, { roles, keys, told, signal });
      const pushdown =
        table.sampled && table.source && ask ? await PushdownTable.open(connection, table.relation, table.source, ask) : null;
      const apart = await apartFromTotals(connection, read, pushdown !== null || table.sampled === true, told?.totals);
      tables.push(pushdown ? { ...apart, pushdown } : apart);
    } catch (error) {
      leaveOut(joined.name, error);
    }
  }
  if (tables.length === 0) {
    // oxlint-disable-next-line typescript/only-throw-error -- it is what reading has thrown, as it came
    throw errors[0] ?? new InputError('table_empty', 'There is no table to analyse.');
  }
  return { tables, leftOut };
}

function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.message.replace(/\.$/, '');
  // For the log: what the engine itself could not do is a defect.
  console.error(error);
  return 'the engine could not work with its values';
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
