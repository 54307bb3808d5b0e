import type { DuckDBConnection } from '@duckdb/node-api';
import { columnsOfRelation, type ColumnRelation } from '../contracts/table/column-relation';
import type { TableCorrection } from '../contracts/table/table-correction';
import {
  tableModel,
  type ModelColumn,
  type ModelOutcome,
  type NotLookedAt,
  type TableModel,
  type TableShape,
} from '../contracts/table/table-model';
import type { Table } from '../model';
import type { ColumnFacts } from '../profile/column-facts';
import { findRelations } from './algebra/find-relations';
import { counted, onlyWhere, relationsWithTime } from './algebra/by-roles';
import { courseOf } from './algebra/time/along-time';
import { followedTimes } from './algebra/time/followed';
import { withoutOwned } from './algebra/groupings/by-class';
import { groupsOf } from './algebra/groupings/groups';
import { leftAsItWas } from './algebra/groupings/left-as-it-was';
import { absentOf } from './algebra/groupings/settled';
import { findOutcomes } from './outcome/find-outcome';
import { questionsOf } from './outcome/questions';
import { withClockTimes } from './roles/time/clock-times';
import type { Decided } from './roles/decided';
import { decideRoles, finishRoles } from './roles/decide-roles';
import { comesAnew } from './roles/numbers/comes-anew';
import { withGridPair, withLongitude } from './roles/numbers/places';
import { withNumbersOfBlocks } from './roles/rows/in-blocks';
import { withAnswers } from './roles/numbers/answers';
import { withCountedWholes } from './roles/numbers/counted-wholes';
import { withNamesByNumber } from './roles/numbers/names-by-number';
import { withLarger } from './roles/rows/of-something-larger';
import { findPositions, namesPlace, withPositions } from './roles/numbers/positions';
import { isolated, sampleOf } from './isolate';
import type { Sample } from './sample/read-sample';
import { ofSeveral } from './shape/several';
import { shapeOf } from './shape/shape-of';
import { timeKind } from './time/time-kind';
import { findTime, type FoundTime } from './time/find-time';
import { findUnits, type FoundUnits } from './units/find-units';
import { readNumbers } from '../insights/frame/read-columns';
import { LIMITS } from './limits';

export interface Understood {
  /** What the profile measured of each column. */
  facts: readonly ColumnFacts[];
  /** Members that are totals of others, where these have been looked for. */
  totals?: TableShape['totals'];
  /** Columns whose role a person has set. */
  corrected?: ReadonlySet<string>;
  /** What a person says of the table. What the data contradicts changes nothing. */
  told?: Pick<TableCorrection, 'time' | 'shape'> | undefined;
  /** What it is about, where that is known. */
  outcome?: ModelOutcome | undefined;
  /** What else became of its rows, where that is known. */
  also?: TableModel['also'];
  signal?: AbortSignal | undefined;
}

/**
 * What one table is, before anything is mined from it: its roles, time, shape, units, the arithmetic among its columns and what it is about.
 * Reads a sample of at most 20,000 rows once, then counts what it found on all rows.
 * A query that fails costs its part only, which `leftOut` names.
 * @throws the signal's reason when the caller gives up, and what a full disk or memory says
 */
export async function understand(
  connection: DuckDBConnection,
  table: Table,
  { facts, totals = [], corrected = new Set(), told, outcome: known, also: more, signal }: Understood,
): Promise<TableModel> {
  const { relation, rows } = table;
  const source = { relation, rows, columns: table.columns };
  const leftOut: NotLookedAt[] = [];
  const losses = { leftOut, signal };
  const names = table.columns.map(({ name }) => name);
  const sample = await sampleOf(connection, source, losses);
  const { relations, leftOut: untried } = await isolated(
    losses,
    'relations',
    names,
    () => findRelations(connection, relation, rows, sample),
    { relations: [], leftOut: [] },
  );
  leftOut.push(...untried);
  const alone = decideRoles(table, facts, relations, corrected);
  const byClock = withClockTimes(table, alone, corrected, sample);
  // What others are reckoned with is no name.
  const reckoned = new Set([...corrected, ...relations.flatMap((one) => (RECKONED.has(one.kind) ? columnsOfRelation(one) : []))]);
  const byNumber = withNamesByNumber(table, withNumbersOfBlocks(table, byClock, reckoned, sample), reckoned, sample);
  const named = withAnswers(table, withCountedWholes(table, byNumber, corrected, sample), corrected, sample);
  const positions = await isolated(losses, 'failed', names, () => findPositions(connection, source, sample), new Set<string>());
  const decided = withPositions(table, withLongitude(table, withGridPair(table, named)), corrected, positions);
  const timed = facts.map((fact, i) => ({
    facts: fact,
    decided: decided[i] ?? { role: 'text' as const, because: { by: 'no-evidence' as const } },
  }));
  const found = await isolated(
    losses,
    'failed',
    timed.filter((one) => one.decided.role === 'time').map((one) => one.facts.column.name),
    () => findTime(connection, relation, timed, table, told?.time),
    { axis: null, says: new Map(), moments: null } satisfies FoundTime as FoundTime,
  );
  const distinct = new Map(facts.map((fact) => [fact.column.name, fact.distinct]));
  const first = finishRoles({
    table,
    facts,
    decided,
    relations,
    says: found.says,
    shape: 'unknown',
    rising: new Set(),
    anew: new Set(),
    ofMany: [],
    sample,
  });
  const shape = await isolated(
    losses,
    'failed',
    names,
    () =>
      shapeOf(
        {
          table: table.name,
          connection,
          relation,
          rows,
          sample,
          columns: first,
          time: found.axis,
          isToldTime: told?.time !== undefined,
          distinct,
          totals,
          positions,
        },
        told?.shape,
      ),
    unknownShape(totals),
  );
  const { axis, says } = timeBeside(found, shape);
  const reread = withPositions(table, withShape(table, decided, shape, positions), corrected, positions, true);
  const course = await isolated(
    losses,
    'failed',
    found.axis?.columns ?? [],
    () => courseFor(connection, sample, found, shape, table),
    null,
  );
  const related = [
    ...relationsWithTime(sample, relations, first, course, shape),
    ...followedTimes(first, distinct, rows),
    ...onlyWhere(sample, first, shape, relations),
  ];
  const rising = course ? risingColumns(sample, course.before) : new Set<string>();
  const anew = course ? comesAnew(sample, course.before) : new Set<string>();
  const columns = finishRoles({
    table,
    facts,
    decided: reread,
    relations: related,
    says,
    shape: shape.kind,
    rising,
    anew,
    ofMany: ofSeveral(shape),
    listed: shape.kind === 'entity' && (found.axis ? found.axis.grain !== 'year' : [...found.says.values()].includes('record')),
    sample,
  });
  const asUnits = columns.map(({ name, role }) => ({
    name,
    role,
    distinct: distinct.get(name) ?? 0,
    count: facts.find((fact) => fact.column.name === name)?.stats.count ?? 0,
  }));
  const { units, unitOf, passedOver } = await isolated(
    losses,
    'units',
    names,
    () => findUnits(connection, source, sample, asUnits, related),
    { units: [], unitOf: new Map<string, string>(), passedOver: [] } satisfies FoundUnits as FoundUnits,
  );
  const algebra = withoutOwned(related, units, columns);
  const ofUnits = columns.map((column): ModelColumn => ofUnit(column, unitOf.get(column.name)));
  const owned = withLarger({ sample, columns: ofUnits, relations: algebra, shape, time: found.axis?.columns ?? [] });
  const labels = new Map(facts.map((fact) => [fact.column.name, fact.labels ?? []]));
  const become = findOutcomes(table.name, owned, shape, algebra, distinct, labels);
  const outcome = known ?? become.outcome;
  const results = outcome.kind === 'outcome' ? [outcome.outcome] : outcome.kind === 'candidates' ? outcome.candidates : [];
  const also = [...(more ?? []), ...become.also].filter((one) => !results.some(({ column }) => column === one.column));
  const events = [...results, ...also].flatMap(({ column, event }) => (event === undefined ? [] : [{ column, event }]));
  algebra.push(...counted(sample, absentOf(sample, events, algebra)));
  if (shape.kind === 'event' || shape.kind === 'entity')
    algebra.push(...counted(sample, leftAsItWas(sample, owned, events, algebra)));
  return tableModel.parse({
    table: table.name,
    rows,
    columns: owned,
    time: axis && { ...axis, kind: timeKind(shape.kind) },
    shape,
    units,
    algebra,
    groups: groupsOf(algebra),
    outcome,
    ...(also.length > 0 ? { also } : {}),
    questions: questionsOf({ columns: owned, shape, outcome, ranges: rangesOf(facts) }),
    leftOut: [...leftOut, ...passedBy(passedOver, 'units')],
  });
}

const RECKONED: ReadonlySet<ColumnRelation['kind']> = new Set(['sum', 'product', 'quotient']);

/** A figure of what rows belong to stands in each of its rows: over time it is what it was at last, and no sum. */
const ofUnit = (column: ModelColumn, unit: string | undefined): ModelColumn => ({
  ...column,
  ...(unit !== undefined && column.overTime.how === 'sum'
    ? { overTime: { how: 'last', because: { by: 'values', are: 'repeated' } } }
    : {}),
  unitOfObservation: unit === undefined ? [] : [unit],
});

const unknownShape = (totals: TableShape['totals']): TableShape => ({
  kind: 'unknown',
  because: { by: 'no-evidence' },
  entity: [],
  key: [],
  weight: null,
  wide: null,
  long: null,
  totals,
});

const passedBy = (columns: string[], what: NotLookedAt['what']): NotLookedAt[] =>
  columns.length > 0 ? [{ columns, what, why: 'too-many-columns' }] : [];

/** Where moments are counted since a start of each thing's own, dates beside them are when that was: no time that the things have in common. */
function timeBeside({ axis, says }: FoundTime, { kind, key }: TableShape): Pick<FoundTime, 'axis' | 'says'> {
  if (kind !== 'panel' || !axis || axis.columns.some((name) => key.includes(name))) return { axis, says };
  return { axis: null, says: new Map([...says].map(([name, what]) => [name, what === 'axis' ? 'other' : what])) };
}

/** What the shape shows of columns: a number that names what is read again and again is no measure, and one that counts the readings is their time. */
function withShape(table: Table, decided: readonly Decided[], shape: TableShape, positions: ReadonlySet<string>): Decided[] {
  if (shape.kind !== 'panel') return [...decided];
  return decided.map((own, at) => {
    const name = table.columns[at]?.name ?? '';
    if (!shape.key.includes(name)) return own;
    if (!shape.entity.includes(name)) return own.role === 'time' ? own : { role: 'time', because: { by: 'shape', is: 'panel' } };
    const isPlace = own.role === 'ordered-category' && positions.has(name) && namesPlace(name);
    const isKind = own.because.by === 'values' && own.because.are === 'repeated' && table.columns[at]?.type === 'integer';
    return own.role === 'measure' || isPlace || isKind ? { role: 'identifier', because: { by: 'shape', is: 'panel' } } : own;
  });
}

/** The order of rows along the time, for series and panels that are in memory whole. */
async function courseFor(
  connection: DuckDBConnection,
  sample: Sample,
  { axis }: FoundTime,
  shape: TableShape,
  { relation }: Table,
) {
  if (!axis || !sample.whole || (shape.kind !== 'series' && shape.kind !== 'panel')) return null;
  const [moments] = await readNumbers(connection, [`epoch_ms(${axis.sql})`], relation);
  return moments ? courseOf(sample, axis.name, moments, shape.kind === 'panel' ? shape.entity : []) : null;
}

/** Columns of numbers that never fall along the time, but for corrections, and rise in many steps: what they count is added up. */
function risingColumns(sample: Sample, before: Int32Array): Set<string> {
  const rising = new Set<string>();
  for (const { name, type, values } of sample.columns) {
    if (type !== 'integer' && type !== 'number') continue;
    let steps = 0;
    let ups = 0;
    let risen = 0;
    let fallen = 0;
    before.forEach((from, row) => {
      const step = (values[row] ?? NaN) - (from < 0 ? NaN : (values[from] ?? NaN));
      if (step !== step) return;
      steps++;
      if (step > 0) ups++;
      risen += Math.max(0, step);
      fallen += Math.max(0, -step);
    });
    if (steps >= LIMITS.fewestSteps && fallen <= LIMITS.corrections * risen && ups >= LIMITS.fewestUps * steps) rising.add(name);
  }
  return rising;
}

const rangesOf = (facts: readonly ColumnFacts[]): ReadonlyMap<string, readonly [number, number]> =>
  new Map(
    facts
      .filter(({ column }) => column.type === 'integer')
      .map(({ column, stats }) => [column.name, [Number(stats.min ?? NaN), Number(stats.max ?? NaN)] as const]),
  );
