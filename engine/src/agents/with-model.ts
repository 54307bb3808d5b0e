import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole } from '../contracts/table/column';
import type { TableCorrection } from '../contracts/table/table-correction';
import type { ModelOutcome, TableModel } from '../contracts/table/table-model';
import { isOfMachine } from '../duckdb/of-machine';
import type { Table } from '../model';
import type { Carried } from '../joins/carried';
import type { ColumnFacts } from '../profile/column-facts';
import { type Profiled } from '../profile/profile-table';
import type { LoadedTable } from '../read/load/loaded-table';
import { adoptModel } from '../understand/adopt-model';
import { understand } from '../understand/understand';

export interface UnderstoodOptions {
  /** Roles that a person has set, by column. */
  roles: ReadonlyMap<string, ColumnRole>;
  /** Columns by which tables refer to each other. */
  keys: ReadonlySet<string>;
  /** What it has from other tables. */
  carried?: readonly Carried[];
  /** What a person has said of the table. */
  told?: TableCorrection | undefined;
  /** What is known of it from before other tables were joined to it. */
  known?: Standing | undefined;
  signal?: AbortSignal | undefined;
}

export interface Understood {
  /** As it was loaded, in the form in which it is read. */
  table: LoadedTable;
  read: Table;
}

/** What a table is in the form that its file has, and what was measured for it of each column. */
export interface Standing extends Understood {
  facts: readonly ColumnFacts[];
}

/** A table that cannot be understood is reported all the same. */
export async function withModel(
  connection: DuckDBConnection,
  { table, facts, pairs }: Profiled,
  {
    roles,
    told,
    outcome,
    also,
    signal,
  }: Pick<UnderstoodOptions, 'roles' | 'told' | 'signal'> & { outcome?: ModelOutcome | undefined; also?: TableModel['also'] },
): Promise<Table> {
  const corrected = new Set(roles.keys());
  return spared(table, signal, async () =>
    adoptModel(table, await understand(connection, table, { facts, corrected, told, outcome, also, signal }), pairs, corrected),
  );
}

/** What comes of it, or what stands in its place where the engine itself could not do it. */
export async function spared<T>(without: T, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (isOfMachine(error)) throw error;
    // For the log: what the engine itself could not do is a defect.
    console.error(error);
    return without;
  }
}

/** What rows wait for, and what was set aside, is told as that, and not as gaps. */
export const withoutBlanks = (alerts: Table['alerts'], awaited: ReadonlySet<string>): Table['alerts'] =>
  alerts.filter(
    ({ kind, columns: [column, ...more] }) =>
      !(kind === 'missing' && column !== undefined && awaited.has(column) && more.length === 0),
  );
