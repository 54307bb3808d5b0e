import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole } from '../contracts/table/column';
import type { Column, Table, TableSample, TimePair } from '../model';
import type { LoadedTable } from '../read/load/loaded-table';
import { COARSE } from '../read/typing/cell-format';
import { columnFacts, type ColumnFacts } from './column-facts';
import { decideRole } from './roles/decide-role';
import type { RoleDecision } from './roles/role-decision';
import { hasWord, nameWords } from './roles/name-words';
import { derivedMeasures } from './derived-measures';
import { qualityAlerts } from './alerts/quality-alerts';
import { orderOfLabels } from './roles/scales';
import { siblingUnits } from './roles/sibling-units';
import { saysImpossible } from './alerts/time-alerts';
import { takeSample } from './take-sample';
import { findPairs, MAX_REVERSED, timelineOf, type MeasuredPair } from './time-pairs';
import { NOT_TIMELINE, PERSON_TABLE } from './roles/vocabulary';

export interface ProfileOptions {
  /** Roles that the user has corrected, by column name. */
  roles?: ReadonlyMap<string, ColumnRole>;
  /** The column that dates a row, as the user says; null: none does. One that holds no dates changes nothing. */
  timeline?: string | null | undefined;
  /** Moments between which something lasts, where that is known. */
  pairs?: readonly TimePair[] | undefined;
  /** What was measured before of columns that are still the same. */
  known?: readonly ColumnFacts[] | undefined;
  signal?: AbortSignal | undefined;
  /** The present, for dates that lie in the future. */
  now?: Date | undefined;
}

/** Finds out what each column is for, what can be measured beyond the columns, and what is wrong with the data. */
export const profileTable = async (
  connection: DuckDBConnection,
  loaded: LoadedTable,
  options: ProfileOptions = {},
): Promise<Table> => (await profileWithFacts(connection, loaded, options)).table;

export interface Profiled {
  table: Table;
  facts: ColumnFacts[];
  /** Beginnings and ends of one thing, the leading pair first. */
  pairs: MeasuredPair[];
}

/** The profile, and what was measured for it of each column. */
export async function profileWithFacts(
  connection: DuckDBConnection,
  loaded: LoadedTable,
  options: ProfileOptions = {},
): Promise<Profiled> {
  const { signal } = options;
  const sample = await takeSample(connection, loaded, signal);
  const facts = await factsOf(connection, loaded, sample, options);
  const aboutPeople = loaded.columns.some((column) => hasWord(nameWords(column.name), PERSON_TABLE));
  const decisions = facts.map((fact) =>
    corrected(fact, decideRole(fact, loaded.rows, aboutPeople), options.roles?.get(fact.column.name)),
  );
  const columns = siblingUnits(facts.map((fact, i) => toColumn(fact, decisions[i])));
  const coarse = new Set(loaded.columns.filter(({ formats }) => COARSE.has(formats[0] ?? '')).map(({ name }) => name));
  const measured = await findPairs(connection, loaded.relation, sample, columns, coarse, { given: options.pairs, signal });
  const pairs = measured.filter((pair) => pair.reversed <= pair.n * MAX_REVERSED);
  const timeline = timelineBy(options.timeline, columns) ? options.timeline : timelineOf(columns, pairs, NOT_TIMELINE);
  const now = options.now ?? new Date();
  const alerts = await qualityAlerts({
    connection,
    loaded,
    facts,
    decisions,
    columns,
    pairs: measured,
    timeline,
    signal,
    now,
  });
  const read = facts.reduce((sum, { stats }) => sum + stats.count, 0);
  const unread = loaded.columns.reduce((sum, column) => sum + column.unread.count, 0);
  const table: Table = {
    name: loaded.name,
    relation: loaded.relation,
    rows: loaded.rows,
    sample,
    columns,
    derived: derivedMeasures(columns, pairs),
    pairs: pairs.map(({ start, end, byDay }) => ({ start, end, ...(byDay ? { byDay } : {}) })),
    timeline,
    timeLimit: alerts.some((alert) => timeline !== null && saysImpossible(alert, timeline)) ? now.getTime() : null,
    alerts,
    cells: { read, total: read + unread },
  };
  return { table, facts, pairs };
}

/** The facts of all columns, of which those that are known already are not asked for. */
async function factsOf(
  connection: DuckDBConnection,
  loaded: LoadedTable,
  sample: TableSample | null,
  { known = [], signal }: ProfileOptions,
): Promise<ColumnFacts[]> {
  const before = new Map(known.map((fact) => [fact.column, fact]));
  const columns = loaded.columns.filter((column) => !before.has(column));
  const measured = await columnFacts(connection, { ...loaded, columns }, sample, signal);
  const facts = new Map(measured.map((fact) => [fact.column, fact]));
  return loaded.columns.flatMap((column) => before.get(column) ?? facts.get(column) ?? []);
}

const timelineBy = (told: string | null | undefined, columns: readonly Column[]): told is string | null =>
  told === null || columns.some(({ name, role }) => name === told && role === 'timestamp');

/** The user's word goes over ours. */
function corrected(fact: ColumnFacts, decision: RoleDecision, role: ColumnRole | undefined): RoleDecision {
  if (!role || role === decision.role) return decision;
  const order =
    role === 'ordered-category'
      ? (fact.labels &&
          orderOfLabels(
            fact.labels.map(([label]) => label),
            fact.column.name,
          )) ||
        fact.labels?.map(([label]) => label).sort()
      : undefined;
  return {
    role,
    unit: decision.unit,
    ...(order ? { order } : {}),
    ...(role === 'personal-data' ? { personal: decision.personal ?? 'other' } : {}),
  };
}

function toColumn(fact: ColumnFacts, decision: RoleDecision | undefined): Column {
  const { column } = fact;
  const stats = { ...fact.stats };
  if (decision?.personal) {
    delete stats.top;
    if (column.type === 'text') {
      delete stats.min;
      delete stats.max;
    }
  }
  return {
    name: column.name,
    type: column.type,
    role: decision?.role ?? 'text',
    stats,
    unit: decision?.unit || null,
    ...(column.periods ? { periods: column.periods } : {}),
    ...(column.spelt ? { readAs: column.spelt.examples } : {}),
    ...(decision?.order ? { order: decision.order } : {}),
    ...(decision?.personal ? { personal: decision.personal } : {}),
  };
}
