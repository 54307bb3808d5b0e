import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole } from '../contracts/table/column';
import type { TableCorrection } from '../contracts/table/table-correction';
import type { Table } from '../model';
import { asCarried } from '../joins/as-carried';
import type { Carried } from '../joins/carried';
import type { ColumnFacts } from '../profile/column-facts';
import { alertMaker } from '../profile/alerts/alert-context';
import { missingWhere } from '../profile/alerts/missing-where';
import { currencyAlerts } from '../profile/alerts/currency-alerts';
import { setAside } from '../profile/aside/set-aside';
import { withoutCopies } from '../profile/aside/without-copies';
import { profileWithFacts, type Profiled, type ProfileOptions } from '../profile/profile-table';
import { readYears } from '../profile/years/read-years';
import { yearSteps } from '../profile/years/year-steps';
import type { LoadedTable } from '../read/load/loaded-table';
import { findContradictions } from '../understand/contradictions/find-contradictions';
import { reshape } from '../understand/reshape/reshape';
import type { Reshaped } from '../understand/reshape/reshaped';
import { heedTold } from '../understand/told/heed-told';
import { findWaits } from '../understand/waits/find-waits';
import { withMade } from './with-made';
import { spared, withModel, withoutBlanks, type Standing, type Understood, type UnderstoodOptions } from './with-model';

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
  const years = yearSteps(table);
  if (!reshaped) {
    const { table: mined, read: made } = await withMade(connection, standing, { roles, carried, told, signal });
    const more = years.length === 0 ? made : { ...made, steps: [...years, ...(made.steps ?? [])] };
    return { table: mined, read: await heedTold(connection, more, { ...heeding, first: more }) };
  }
  const inFirst = await modelled(connection, reshaped, { roles, told, signal });
  // Years in headers of a table that names its metrics in rows: both are in the way.
  const next = inFirst.read.model?.shape.long ? await inOtherForm(connection, reshaped.table, inFirst.read, signal) : null;
  const forms = next ? [reshaped, next] : [reshaped];
  const last = next ?? reshaped;
  const inLast = next ? await modelled(connection, next, { roles, told, signal }) : inFirst;
  const mined =
    !next && hasOnlyTime(reshaped, table)
      ? await withMade(connection, inLast, {
          roles,
          carried,
          told: inForm(told, reshaped),
          signal,
          form: (again) => dated(again, reshaped),
        })
      : inLast;
  const other = asCarried(about(mined.read, last), [...carried, ...forms.flatMap(stayingWith)]);
  const notes = [
    ...forms.map(({ columns, sentence }) => alertMaker(table.name)('reshaped', 'info', columns, sentence)),
    ...(mined === inLast ? [] : mined.read.alerts.filter(({ kind }) => kind === 'reshaped')),
  ];
  const apart = read.columns.filter(({ name }) => !other.columns.some((column) => column.name === name));
  const written = { rows: read.rows, columns: read.columns.length };
  const sentence = forms.map((one) => one.sentence).join(' ');
  const made = forms.map(({ table: { relation }, select }, i) => ({
    relation,
    of: forms[i - 1]?.table.relation ?? table.relation,
    select,
  }));
  const steps = [...years, ...made, ...(other.steps ?? [])];
  const form = { ...other, apart, steps, written, form: sentence, alerts: [...read.alerts, ...notes], cells: read.cells };
  return { table: mined.table, read: await heedTold(connection, form, heeding) };
}

/** Whether a table is as its file has it, but for one column that dates its rows: what can be made of its columns can be made of them all the same. */
const hasOnlyTime = ({ table, timeline, outcome }: Reshaped, { columns }: LoadedTable): boolean =>
  typeof timeline === 'string' &&
  outcome === undefined &&
  table.columns.length === columns.length + 1 &&
  columns.every((column, i) => table.columns[i] === column);

/** What a table is in another form. */
async function modelled(
  connection: DuckDBConnection,
  reshaped: Reshaped,
  { roles, told, signal }: Pick<UnderstoodOptions, 'told' | 'signal'> & { roles: ReadonlyMap<string, ColumnRole> },
): Promise<Standing> {
  const again = dated(await profileWithFacts(connection, reshaped.table, { roles, timeline: told?.time, signal }), reshaped);
  const model = await withModel(connection, again, { roles, told: inForm(told, reshaped), signal });
  const read = { ...model, ...(await toBeDone(connection, reshaped.table, model, again.facts, signal)) };
  return { table: reshaped.table, read, facts: again.facts };
}

/** What contradicts itself in a table, and what waits: of a part of its rows neither is known. */
async function toBeDone(
  connection: DuckDBConnection,
  { sampled }: LoadedTable,
  model: Table,
  facts: readonly ColumnFacts[],
  signal: AbortSignal | undefined,
): Promise<Pick<Table, 'contradictions' | 'waits'>> {
  if (sampled) return { contradictions: [] };
  const contradictions = await spared([], signal, () => findContradictions(connection, model, facts));
  const waits = await spared([], signal, () => findWaits(connection, model));
  return { contradictions, ...(waits.length > 0 ? { waits } : {}) };
}

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
  const { contradictions, waits = [] } = await toBeDone(connection, table, model, profiled.facts, signal);
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
    contradictions,
    ...(waits.length > 0 ? { waits } : {}),
  };
  return { table, read: asCarried(noted, carried), facts: profiled.facts };
}

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

const inOtherForm = async (
  connection: DuckDBConnection,
  table: LoadedTable,
  { model }: Table,
  signal: AbortSignal | undefined,
): Promise<Reshaped | null> => (model ? spared(null, signal, () => reshape(connection, table, model, signal)) : null);
