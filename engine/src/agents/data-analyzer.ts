import type { DuckDBConnection } from '@duckdb/node-api';
import type { ToldTotal } from '../contracts/table/table-correction';
import { isOfMachine } from '../duckdb/of-machine';
import { t } from './messages';
import { InputError, type AnalysisRequest, type EngineContext, type Table } from '../model';
import { joinGraph } from '../joins/join-graph';
import { joinTables } from '../joins/join-tables';
import { notJoined } from '../joins/not-joined';
import type { Survey } from '../joins/survey';
import type { TableJoin } from '../joins/table-join';
import { asItStands, understood } from './understood';
import type { Standing, UnderstoodOptions } from './with-model';
import { asFarAsReported } from '../profile/alerts/not-there/not-reported';
import { asFarAsHappened } from '../profile/alerts/not-there/not-yet';
import { asFarAsWhole } from '../profile/alerts/partial-panel';
import { findTotals, withoutTotals } from '../profile/alerts/total-members';
import type { LeftOut } from '../sources/extract/left-out';
import type { ForeignKey } from '../sources/extract/table-extract';
import { loadInput } from '../read/load/load-input';
import { withAggregations } from '../understand/adopt-model';
import { heedTotalsIn } from '../understand/roles/rows/in-totals';
import { heedTotals } from '../understand/told/heed-totals';
import { PushdownTable } from '../sources/pushdown/pushdown-table';
import type { LoadedTable } from '../read/load/loaded-table';

interface AnalyzedData {
  tables: Table[];
  /** How they belong together. */
  joins: TableJoin[];
  leftOut: LeftOut[];
}

/** Sums of others are noted and kept out of what is mined. In a sample of rows no sum can be seen. */
export async function apartFromTotals(
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
  const read = model
    ? withAggregations(
        heard,
        await heedTotalsIn(connection, heard, { ...model, shape: { ...model.shape, totals: shown } }, totals),
      )
    : heard;
  const apart = await withoutTotals(
    connection,
    {
      ...read,
      alerts: [...heard.alerts, ...alerts],
    },
    totals,
  );
  return asFarAsWhole(connection, await asFarAsReported(connection, await asFarAsHappened(connection, apart)));
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
  const rolesOf = ({ name }: LoadedTable) =>
    new Map((request.corrections ?? []).filter(({ table }) => table === name).map(({ column, role }) => [column, role]));
  const toldOf = ({ name }: LoadedTable) => request.told?.find(({ table }) => table === name);
  const declared = request.foreignKeys ?? [];
  const surveys: Surveyed[] = [];
  for (const table of loaded)
    surveys.push(
      await surveyed(context, table, loaded.length > 1, {
        roles: rolesOf(table),
        keys: keysOf(table, declared),
        told: toldOf(table),
      }),
    );
  const joins = await joinGraph(connection, surveys, { declared, told: request.joins ?? [] }, signal);
  const notFollowed = await notJoined(connection, request.joins ?? [], joins, surveys, signal);
  const tables: Table[] = [];
  for (const [i, { table: joined, carried }] of (await joinTables(connection, surveys, joins, signal)).entries()) {
    const told = toldOf(joined);
    try {
      const { table, read } = await understood(connection, joined, {
        roles: rolesOf(joined),
        keys: keysOf(joined, joins),
        carried,
        told,
        known: surveys[i]?.known,
        signal,
      });
      const pushdown =
        table.sampled && table.source && ask ? await PushdownTable.open(connection, table.relation, table.source, ask) : null;
      const apart = await apartFromTotals(connection, read, pushdown !== null || table.sampled === true, told?.totals);
      const alerts = [...apart.alerts, ...notFollowed.filter((alert) => alert.table === joined.name)];
      tables.push({ ...apart, alerts, ...(pushdown ? { pushdown } : {}) });
    } catch (error) {
      leaveOut(joined.name, error);
    }
  }
  if (tables.length === 0) {
    // oxlint-disable-next-line typescript/only-throw-error -- it is what reading has thrown, as it came
    throw errors[0] ?? new InputError('table_empty', t('no-table'));
  }
  return { tables, joins, leftOut };
}

interface Surveyed extends Survey {
  known?: Standing;
}

/** What a table is before others are joined to it; of one table alone nobody asks. */
async function surveyed(
  { connection, signal }: EngineContext,
  loaded: LoadedTable,
  areSeveral: boolean,
  options: UnderstoodOptions,
): Promise<Surveyed> {
  if (!areSeveral) return { loaded, read: null };
  try {
    const known = await asItStands(connection, loaded, { ...options, signal });
    return { loaded: known.table, read: known.read, known };
  } catch (error) {
    signal?.throwIfAborted();
    if (isOfMachine(error)) throw error;
    // It is tried once more, alone, and named where that fails as well.
    console.error(error);
    return { loaded, read: null };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.message.replace(/\.$/, '');
  // For the log: what the engine itself could not do is a defect.
  console.error(error);
  return t('not-understood');
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
