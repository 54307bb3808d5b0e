import type { ModelColumn, Reason, TableShape, TimeAxis } from '../../contracts/table/table-model';
import { nameWords } from '../../profile/roles/name-words';
import { yearHint } from '../../read/typing/year-names';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { SampleColumn } from '../sample/read-sample';
import { determines } from '../units/determines';
import { namesPlace } from '../roles/numbers/positions';
import { isKey, smallestKey } from '../units/find-key';
import { cellsOf } from './cells-of';
import { hasEvenSteps, placeOf } from './even-steps';
import { longColumns } from './long';
import { severalIn } from './several';
import { followUpOf } from './follow-up';
import { isRegister } from './register';
import type { ShapeInput } from './shape-input';
import { wideColumns } from './wide';
import { LIMITS } from './limits';

const NAMES: ReadonlySet<ModelColumn['role']> = new Set(['identifier', 'geography', 'text', 'category']);
const COUNTED =
  /^(?:(?:visit|wave|round|period|step|session|trial|phase|day|week|wk|month|hour|minute|time|t|generation|epoch|iteration)s?|tag|woche|monat|stunde|visite|welle|runde|sitzung)$/;

/** What one row is. */
export async function findShape(input: ShapeInput): Promise<TableShape> {
  const { columns, sample, totals } = input;
  const wide = wideColumns(columns);
  const named = longColumns(columns, sample);
  const several = severalIn(columns, sample);
  const around = named ? await aroundOf(input, named) : null;
  // Rows that happen, each with one figure of its own, are of one quantity where nothing but their labels parts them.
  const isLong =
    named !== null &&
    around !== null &&
    around.key.includes(named.metric) &&
    (several === null || (await fillsMetrics(input, around, named)));
  const long = isLong ? named : several;
  const base = { weight: null, wide, long, totals };
  const found = (
    kind: TableShape['kind'],
    because: Reason,
    entity: string[],
    key: string[],
    weight: string | null = null,
  ): TableShape => ({ ...base, kind, because, entity, key, weight });
  const { connection, relation, rows, time } = input;
  if (isLong)
    return found('long', { by: 'word', word: named.metric, means: 'names what is measured' }, around.entity, around.key);
  const series = time && (await isKey(connection, relation, rows, [time.sql]));
  if (time && series && (await hasEvenSteps(connection, relation, rows, [], placeOf(time.sql, time.grain))))
    return found('series', { by: 'values', are: 'one-after-another' }, [], time.columns);
  const cells = await cellsOf(input);
  if (cells) return found('cells', { by: 'values', are: 'few-whole-numbers' }, [], cells.key, cells.weight);
  const followed = await followUpOf(input, [...repeatedParts(input), ...numberedThings(input)]);
  if (followed) return found('panel', { by: 'values', are: 'one-after-another' }, followed.entity, followed.key);
  const panel = await panelOf(input);
  if (panel) return found('panel', { by: 'values', are: 'one-after-another' }, panel.entity, panel.key);
  const names = columns.filter(
    ({ name, role, type }) =>
      ['identifier', 'geography', 'personal-data', 'category', 'code', 'text'].includes(role) &&
      ((input.distinct.get(name) ?? 0) >= rows || (role === 'identifier' && tellsRowsApart(name, input))) &&
      (role !== 'text' || type === 'text'),
  );
  // A table that dates its rows tells what happened; else a row is a thing.
  const name = names.find(({ type }) => type === 'text') ?? names[0];
  const places = columns.filter(({ role }) => role === 'coordinate');
  const nearly = columns.find(
    (column) =>
      column.type === 'text' &&
      NAMES.has(column.role) &&
      /\b(?:name|title)\b/.test(nameWords(column.name).join(' ')) &&
      (input.distinct.get(column.name) ?? 0) >= (places.length === 2 ? LIMITS.many : LIMITS.nearlyAll) * rows,
  );
  const listed = time !== null && isRegister(input.table, time, names, columns);
  if (time && !listed && !isAttribute(time, input)) return found('event', { by: 'type' }, [], name ? [name.name] : []);
  if (name) return found('entity', { by: 'values', are: 'all-different' }, [name.name], [name.name]);
  const point = columns.filter(({ role }) => role === 'coordinate').map(({ name: one }) => one);
  if (point.length === 2 && (await isKey(connection, relation, rows, point.map(quoteName))))
    return found('entity', { by: 'values', are: 'places' }, point, point);
  if (nearly) return found('entity', { by: 'values', are: 'all-different' }, [nearly.name], []);
  if (time && listed) return found('entity', { by: 'word', word: time.name, means: 'since when' }, [], []);
  return found(rows > 0 ? 'event' : 'unknown', { by: 'no-evidence' }, [], []);
}

/** What the metrics of a table are read of. */
async function aroundOf(
  input: ShapeInput,
  { metric, unit }: NonNullable<TableShape['long']>,
): Promise<Pick<TableShape, 'entity' | 'key'>> {
  const { connection, relation, rows, time } = input;
  const dimensions = keyParts(input).filter((name) => name !== unit);
  const key = await smallestKey(connection, relation, rows, dimensions, time?.sql ?? null);
  return { entity: (key ?? []).filter((name) => name !== metric), key: key ? [...key, ...(time ? time.columns : [])] : [] };
}

/** Whether what is read has most of the metrics: of what happens each row has one of its own. */
async function fillsMetrics(
  { connection, relation, rows, time }: ShapeInput,
  { entity }: Pick<TableShape, 'entity'>,
  { metrics }: NonNullable<TableShape['long']>,
): Promise<boolean> {
  const each = [...entity.map(quoteName), ...(time ? [time.sql] : [])];
  if (each.length === 0) return true;
  const [[things] = []] = await rowsOf(
    connection,
    `SELECT count(*)::DOUBLE FROM (SELECT DISTINCT ${each.join(', ')} FROM ${relation})`,
  );
  return rows >= LIMITS.grid * Number(things ?? 0) * metrics.length;
}

/** For each row another, but for a few that stand twice by a slip. */
const tellsRowsApart = (name: string, { distinct, rows }: ShapeInput): boolean =>
  rows - (distinct.get(name) ?? 0) <= Math.floor(LIMITS.mostDoubles * rows);

/** A yearly time of things that have names of their own is when they were made. */
function isAttribute(time: Omit<TimeAxis, 'kind'>, { columns, distinct, rows }: ShapeInput): boolean {
  const names = columns.some(
    ({ name, role, type }) => type === 'text' && NAMES.has(role) && (distinct.get(name) ?? 0) >= LIMITS.nearlyAll * rows,
  );
  return time.grain === 'year' && names;
}

/** Columns that may be parts of a key, the finest first. */
const keyParts = ({ columns, distinct, positions }: ShapeInput): string[] =>
  columns
    .filter(
      ({ role, name, time }) =>
        !(positions.has(name) && namesPlace(name)) &&
        time !== 'axis' &&
        time !== 'part' &&
        [
          'identifier',
          'category',
          'coded-category',
          'ordered-category',
          'geography',
          'code',
          'boolean',
          'personal-data',
        ].includes(role) &&
        (distinct.get(name) ?? 0) > 1,
    )
    .sort((a, b) => (distinct.get(b.name) ?? 0) - (distinct.get(a.name) ?? 0))
    .map(({ name }) => name);

/** Of these, what comes again; of several names of one thing the first. */
function repeatedParts(input: ShapeInput): string[] {
  const again = keyParts(input).filter((name) => (input.distinct.get(name) ?? 0) <= input.rows / 2);
  if (again.length <= LIMITS.mostParts) return again;
  const columnOf = (name: string) => input.sample.columns.find((column) => column.name === name);
  const kept: string[] = [];
  for (const name of again) {
    const own = columnOf(name);
    const isName = (other: SampleColumn | undefined) => own && other && determines(own, other) && determines(other, own);
    if (!kept.some((other) => isName(columnOf(other)))) kept.push(name);
  }
  return kept.slice(0, LIMITS.mostParts);
}

/** Things may have numbers for names: where nothing else makes a key, whole numbers of which nothing is known are tried, one by one. */
const numberedThings = ({ columns, distinct, rows }: ShapeInput): string[] =>
  columns
    .filter(
      ({ name, type, role, because }) =>
        type === 'integer' &&
        role === 'measure' &&
        because.by === 'no-evidence' &&
        (distinct.get(name) ?? 0) <= rows / LIMITS.fewestReadings &&
        (distinct.get(name) ?? 0) > 2,
    )
    .map(({ name }) => name);

/** What is read again and again, and when. @param anyStep also at steps that are not even */
export async function panelOf(input: ShapeInput, anyStep = false): Promise<{ entity: string[]; key: string[] } | null> {
  const { connection, relation, rows, time, distinct, columns, positions } = input;
  const repeated = repeatedParts(input);
  const counted = columns.filter(
    ({ name, type, time: says }) =>
      type === 'integer' &&
      says !== 'axis' &&
      (yearHint(name) === 'time' ||
        nameWords(name).some((word) => COUNTED.test(word)) ||
        (positions.has(name) && namesPlace(name))) &&
      (distinct.get(name) ?? 0) > 2,
  );
  const times = time
    ? [{ columns: time.columns, sql: time.sql, place: placeOf(time.sql, time.grain) }]
    : counted.map(({ name }) => ({ columns: [name], sql: quoteName(name), place: quoteName(name) }));
  // Where many are read at the same ages these count their readings; of two sexes, or of a few countries, they are groups.
  const ages = time
    ? []
    : columns.filter(({ type, quantity, name }) => type === 'integer' && quantity === 'age' && (distinct.get(name) ?? 0) > 2);
  for (const tried of [repeated, ...numberedThings(input).map((name) => [name])])
    for (const one of times) {
      const parts = tried.filter((name) => !one.columns.includes(name));
      if (parts.length === 0) continue;
      const key = await smallestKey(connection, relation, rows, parts, one.sql);
      if (!key || key.length === 0) continue;
      if (anyStep || (await hasEvenSteps(connection, relation, rows, key, one.place)) || (await fillsGrid(input, key, one)))
        return { entity: key, key: [...key, ...one.columns] };
    }
  for (const { name } of ages) {
    const [one] = repeated.filter((other) => other !== name && (distinct.get(other) ?? 0) >= LIMITS.fewestAged);
    const same = (distinct.get(name) ?? 0) * (distinct.get(one ?? '') ?? 0) <= rows / LIMITS.grid;
    if (one === undefined || !same || !(await isKey(connection, relation, rows, [one, name].map(quoteName)))) continue;
    if (await hasEvenSteps(connection, relation, rows, [one], quoteName(name))) return { entity: [one], key: [one, name] };
  }
  return null;
}

/** Whether rows that stand once for each thing and moment are so many of all there could be that this is no accident, though some are missing. */
async function fillsGrid(
  { connection, relation, rows, distinct }: ShapeInput,
  key: readonly string[],
  moment: { columns: readonly string[]; sql: string },
): Promise<boolean> {
  if (rows < LIMITS.fewestOfGrid) return false;
  // There are at least as many things, and moments, as the column with the most values has: that often spares counting them.
  const most = (names: readonly string[]) => names.reduce((high, name) => Math.max(high, distinct.get(name) ?? 0), 1);
  if (rows < LIMITS.gridByEstimates * LIMITS.grid * most(key) * most(moment.columns)) return false;
  const things = key.length === 1 ? quoteName(key[0] ?? '') : `(${key.map(quoteName).join(', ')})`;
  const [[many, moments] = []] = await rowsOf(
    connection,
    `SELECT count(DISTINCT ${things})::DOUBLE, count(DISTINCT ${moment.sql})::DOUBLE FROM ${relation}`,
  );
  return rows >= LIMITS.grid * Number(many) * Number(moments) && rows >= LIMITS.rowsOfMoment * Number(moments);
}
