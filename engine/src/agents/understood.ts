import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole } from '../contracts/table/column';
import type { TableCorrection } from '../contracts/table/table-correction';
import type { ModelOutcome } from '../contracts/table/table-model';
import { isOfMachine } from '../duckdb/of-machine';
import type { Table } from '../model';
import { asCarried } from '../joins/as-carried';
import type { Carried } from '../joins/carried';
import { alertMaker } from '../profile/alerts/alert-context';
import { missingWhere } from '../profile/alerts/missing-where';
import { currencyAlerts } from '../profile/alerts/currency-alerts';
import { setAside } from '../profile/aside/set-aside';
import { withoutCopies } from '../profile/aside/without-copies';
import type { ColumnFacts } from '../profile/column-facts';
import { profileWithFacts, type Profiled, type ProfileOptions } from '../profile/profile-table';
import { readYears } from '../profile/years/read-years';
import type { LoadedTable } from '../read/load/loaded-table';
import { adoptModel } from '../understand/adopt-model';
import { findContradictions } from '../understand/contradictions/find-contradictions';
import { asMade } from '../understand/made/as-made';
import { spansIn } from '../understand/made/from-times';
import { makeColumns } from '../understand/made/make-columns';
import type { Made } from '../understand/made/plan';
import { notedIn } from '../understand/made/noted';
import { reshape } from '../understand/reshape/reshape';
import type { Reshaped } from '../understand/reshape/reshaped';
import { heedTold } from '../understand/told/heed-told';
import { understand } from '../understand/understand';
import { findWaits } from '../understand/waits/find-waits';

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

interface Understood {
  /** As it was loaded, in the form in which it is read. */
  table: LoadedTable;
  read: Table;
}

/** What a table is in the form that its file has, and what was measured for it of each column. */
export interface Standing extends Understood {
  facts: readonly ColumnFacts[];
}

/**
 * Profiles a table and finds out what it is; where it is written in a form that cannot be mined (cells with counts, metrics in rows, years in
 * headers, a date in three columns) it is brought into one that can, once. What the data's notes say is of the file as it is.
 * @throws the signal's reason when the caller gives up, and what a full disk or memory says
 */
export async function understood(
  connection: DuckDBConnection,
  loaded: LoadedTable,
  { roles: said, keys, carried = [], told, known, signal }: UnderstoodOptions,
): Promise<Understood> {
  const roles = new Map([...carried.map(({ column, role }) => [column.name, role] as const), ...said]);
  const standing =
    known && isSame(known.table, loaded)
      ? known
      : await asItStands(connection, loaded, { roles, keys, carried, told, known, signal });
  const { table, read } = standing;
  const heeding = { told, roles: said, first: read, isSample: table.sampled === true };
  const reshaped = await inOtherForm(connection, table, read, signal);
  if (!reshaped) {
    const more = await withMade(connection, standing, { roles, carried, told, signal });
    return { table: more.table, read: await heedTold(connection, more.read, { ...heeding, first: more.read }) };
  }
  const inFirst = await modelled(connection, reshaped, { roles, told, signal });
  // Years in headers of a table that names its metrics in rows: both are in the way.
  const next = inFirst.model?.shape.long ? await inOtherForm(connection, reshaped.table, inFirst, signal) : null;
  const forms = next ? [reshaped, next] : [reshaped];
  const last = next ?? reshaped;
  const model = next ? await modelled(connection, next, { roles, told, signal }) : inFirst;
  const other = asCarried(about(model, last), [...carried, ...forms.flatMap(stayingWith)]);
  const notes = forms.map(({ columns, sentence }) => alertMaker(table.name)('reshaped', 'info', columns, sentence));
  const apart = read.columns.filter(({ name }) => !other.columns.some((column) => column.name === name));
  const written = { rows: read.rows, columns: read.columns.length };
  const sentence = forms.map((one) => one.sentence).join(' ');
  const form = { ...other, apart, written, form: sentence, alerts: [...read.alerts, ...notes], cells: read.cells };
  return { table: last.table, read: await heedTold(connection, form, heeding) };
}

/** What a table is in another form. */
async function modelled(
  connection: DuckDBConnection,
  reshaped: Reshaped,
  { roles, told, signal }: Pick<UnderstoodOptions, 'told' | 'signal'> & { roles: ReadonlyMap<string, ColumnRole> },
): Promise<Table> {
  const again = dated(await profileWithFacts(connection, reshaped.table, { roles, timeline: told?.time, signal }), reshaped);
  return withModel(connection, again, { roles, told: inForm(told, reshaped), signal });
}

/** The table with columns that are made of its own, as {@link makeColumns} says, where there are such. */
async function withMade(
  connection: DuckDBConnection,
  standing: Standing,
  { roles, carried = [], told, signal }: Pick<UnderstoodOptions, 'roles' | 'carried' | 'told' | 'signal'>,
): Promise<Understood> {
  const { table, read, facts } = standing;
  const found = await spared(null, signal, () =>
    makeColumns(connection, table, read, { isTold: told?.outcome !== undefined, signal }),
  );
  if (!found) return standing;
  const stay = stayIn(found.made);
  const planned = found.made.flatMap((one) => one.planned);
  const byMetric = found.made.flatMap((one) => (one.byMetric ? one.planned.map(({ name }) => name) : []));
  const timeline = told?.time === undefined ? (stay?.start ?? read.timeline) : told.time;
  // Rows that begin and may end are dated by when they began.
  const dated = stay && told?.time === undefined ? { table: table.name, ...told, time: stay.start } : told;
  // What it is made of says what it is.
  const roleOf = (name: string) => read.columns.find((column) => column.name === name)?.role;
  const given = found.made.flatMap(({ planned }) =>
    planned.flatMap(({ name, like }) => {
      const role = like === undefined ? undefined : roleOf(like);
      return role === undefined ? [] : [[name, role] as const];
    }),
  );
  const known = new Map([...given, ...roles]);
  const profiled = await profileWithFacts(connection, found.table, { roles: known, timeline, known: facts, signal });
  // What labels say already that the table is about it stays.
  const before = read.model?.outcome;
  const [over] = found.made.flatMap(({ result, planned: [column] }) =>
    result && column ? [{ good: null, ...result, column: column.name }] : [],
  );
  const outcome: ModelOutcome | undefined =
    before?.kind === 'outcome' && before.outcome.event !== undefined
      ? { ...before, outcome: { ...before.outcome, ...over } }
      : over
        ? { kind: 'outcome', outcome: over }
        : // One of several quantities is not what the table is about.
          byMetric.length > 0
          ? before
          : undefined;
  const again = await withModel(connection, profiled, { roles: known, told: dated, outcome, signal });
  const model = asMade(again, found.made);
  const note = alertMaker(table.name);
  const notes = found.made.flatMap(({ of, sentence }) => (sentence === '' ? [] : [note('reshaped', 'info', of, sentence)]));
  return {
    table: found.table,
    read: {
      ...asCarried(withoutLength(model, stay), carried),
      replaced: found.made.flatMap(({ instead }) => instead ?? []),
      made: planned.map(({ name }) => name),
      ...(byMetric.length > 0 ? { byMetric } : {}),
      steps: [{ relation: found.table.relation, of: table.relation, more: planned.map(({ name, sql }) => ({ name, sql })) }],
      ...(stay ? { stay } : {}),
      // Of whom no end is known, that one goes on.
      ...(read.waits ? { waits: read.waits.filter(({ target }) => target !== stay?.end) } : {}),
      spans: await spansIn(connection, found.table, model, found.made, signal),
      ...(read.contradictions ? { contradictions: read.contradictions } : {}),
      noted: await notedIn(connection, found.table, model, signal),
      written: { rows: read.rows, columns: read.columns.length },
      // What the data's notes say is of the columns that somebody wrote.
      alerts: [...withoutGoing(read.alerts, stay), ...notes],
      cells: read.cells,
    },
  };
}

const stayIn = (made: readonly Made[]): Table['stay'] =>
  made.flatMap(({ stay, planned: [column] }) => (stay && column ? [{ ...stay, column: column.name }] : []))[0];

/** Of whom no end is known, that one goes on: nothing is missing. */
const withoutGoing = (alerts: Table['alerts'], stay: Table['stay']): Table['alerts'] =>
  stay ? withoutBlanks(alerts, new Set([stay.end])) : alerts;

/** Of stays without how long they lasted: of those that go on it is not known, and of the youngest only the shortest are over. */
const withoutLength = (table: Table, stay: Table['stay']): Table =>
  stay ? { ...table, derived: table.derived.filter(({ columns }) => ![stay.start, stay.end].every((one) => columns.includes(one))) } : table; // prettier-ignore

/** A column of numbers that a person calls the time is tried as one of years. */
const withTime = (roles: ReadonlyMap<string, ColumnRole>, told: TableCorrection | undefined): ReadonlyMap<string, ColumnRole> =>
  told?.time === undefined || told.time === null || roles.has(told.time) ? roles : new Map([...roles, [told.time, 'timestamp']]);

/** What was said of the table as it is written holds for its other form as far as that is about the same. */
function inForm(told: TableCorrection | undefined, { timeline, table: { name: table } }: Reshaped): TableCorrection | undefined {
  if (!told) return timeline === null ? { table, time: null } : undefined;
  const { time, shape, ...rest } = told;
  const stays = shape !== undefined && shape !== 'wide' && shape !== 'long' && shape !== 'cells';
  return {
    ...rest,
    ...(timeline === null ? { time: null } : time === undefined || timeline !== undefined ? {} : { time }),
    ...(stays ? { shape } : {}),
  };
}

/** What a table is in the form that its file has. What is known of a column is not measured again. */
export async function asItStands(
  connection: DuckDBConnection,
  loaded: LoadedTable,
  { roles, keys, carried = [], told, known, signal }: UnderstoodOptions,
): Promise<Standing> {
  const loadedWithYears = await readYears(connection, loaded, { roles: withTime(roles, told), keys, signal });
  const options = { roles, timeline: told?.time, known: known?.facts, signal };
  const first = await profileWithFacts(connection, loadedWithYears, options);
  const isWhole = known === undefined && carried.length === 0 && !loaded.sampled;
  const profiled = isWhole
    ? await withoutWrong(connection, loadedWithYears, first, options)
    : { ...first, loaded: loadedWithYears };
  const table = profiled.loaded;
  const model = await withModel(connection, profiled, { roles, told, signal });
  const contradicting = table.sampled
    ? []
    : await spared([], signal, () => findContradictions(connection, model, profiled.facts));
  const waits = table.sampled ? [] : await spared([], signal, () => findWaits(connection, model));
  const explained = new Set([
    ...waits.map(({ target }) => target),
    ...table.columns.flatMap(({ name, below }) => (below ? name : [])),
  ]);
  const alerts = [...withoutBlanks(missingWhere(model), explained), ...currencyAlerts(model)];
  const lengths = table.columns.flatMap(({ below }) => below?.times ?? []);
  const noted = {
    ...model,
    alerts,
    ...(lengths.length > 0 ? { lengths } : {}),
    contradictions: contradicting,
    ...(waits.length > 0 ? { waits } : {}),
  };
  return { table, read: asCarried(noted, carried), facts: profiled.facts };
}

/** What rows wait for, and what was set aside, is told as that, and not as gaps. */
const withoutBlanks = (alerts: Table['alerts'], awaited: ReadonlySet<string>): Table['alerts'] =>
  alerts.filter(
    ({ kind, columns: [column, ...more] }) =>
      !(kind === 'missing' && column !== undefined && awaited.has(column) && more.length === 0),
  );

/** What was loaded and its profile, without rows that are copies and cells that are no values. */
async function withoutWrong(
  connection: DuckDBConnection,
  loaded: LoadedTable,
  first: Profiled,
  options: ProfileOptions,
): Promise<Profiled & { loaded: LoadedTable }> {
  const once = await withoutCopies(connection, loaded, first.table, options.signal);
  const counted = once ? await profileWithFacts(connection, once, options) : first;
  const kept = await setAside(connection, once ?? loaded, counted.table, options.signal);
  const known = counted.facts;
  return kept
    ? { ...(await profileWithFacts(connection, kept, { ...options, known })), loaded: kept }
    : { ...counted, loaded: once ?? loaded };
}

/** Nothing was joined to it, and its columns stayed what they were. */
const isSame = (a: LoadedTable, b: LoadedTable): boolean =>
  a.relation === b.relation && a.columns.length === b.columns.length && a.columns.every((column, i) => column === b.columns[i]);

/** What each row of the file has once is told as what a row has from elsewhere: it is repeated, and never added up. */
const stayingWith = ({ table, stays = [] }: Reshaped): Pick<Carried, 'column' | 'how'>[] =>
  table.columns.flatMap((column) => (stays.includes(column.name) ? [{ column, how: 'row' as const }] : []));

const about = (table: Table, { outcome }: Reshaped): Table =>
  table.model && outcome
    ? { ...table, model: { ...table.model, outcome: { kind: 'outcome', outcome: { good: null, ...outcome } } } }
    : table;

/** A date that was put together is the table's time, and nothing lies between it and its parts. */
function dated(profiled: Profiled, { timeline, columns }: Reshaped): Profiled {
  if (timeline === undefined) return profiled;
  const pairs = profiled.pairs.filter(({ start, end }) => !columns.includes(start) && !columns.includes(end));
  return { ...profiled, table: { ...profiled.table, timeline }, pairs };
}

/** A table that cannot be understood is reported all the same. */
async function withModel(
  connection: DuckDBConnection,
  { table, facts, pairs }: Profiled,
  { roles, told, outcome, signal }: Pick<UnderstoodOptions, 'roles' | 'told' | 'signal'> & { outcome?: ModelOutcome | undefined },
): Promise<Table> {
  const corrected = new Set(roles.keys());
  return spared(table, signal, async () =>
    adoptModel(table, await understand(connection, table, { facts, corrected, told, outcome, signal }), pairs, corrected),
  );
}

const inOtherForm = async (
  connection: DuckDBConnection,
  table: LoadedTable,
  { model }: Table,
  signal: AbortSignal | undefined,
): Promise<Reshaped | null> => (model ? spared(null, signal, () => reshape(connection, table, model, signal)) : null);

async function spared<T>(without: T, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
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
