import { isDay } from '../../../contracts/table/is-day';
import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { ModelColumn } from '../../../contracts/table/table-model';
import { hasWord, nameWords, wordSet } from '../../../profile/roles/name-words';
import { correlate } from '../../../stats/correlation/spearman';
import { rank } from '../../../stats/distributions/ranks';
import { median, quantileSorted, sortedValues } from '../../../stats/distributions/quantile';
import { saysGone } from '../../outcome/leaving-date';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { LIMITS } from '../limits';
import type { Grouping } from './groupings';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
/** In what people count how long something was, or how long it has been since then. */
const UNITS: readonly number[] = [HOUR, DAY, 7 * DAY, YEAR / 12, YEAR];

/** Headers of how long ago something was, or when it was last. */
const SINCE_THEN = wordSet(
  'last latest ago idle inactive inactivity letzte letzter letzten letztem letztes zuletzt inaktiv dernier dernière inactif último última inactivo ultimo ultima inattivo laatste ostatni ostatnia ostatnie',
);
/** Headers of what is open on the day on which the table was written. */
const OPEN = wordSet(
  'balance outstanding owed owing arrears unpaid overdue dunning dunnings dpd saldo offen offene offener offener offenen ausstehend ausstehende rückstand rückstände mahnstufe mahnung mahnungen überfällig solde impayé impayés encours pendiente impagado impagados atraso saldi insoluto scoperto openstaand achterstand zaległość zaległości',
);

type How = Extract<ColumnRelation, { kind: 'left-as-it-was' }>['how'];

/** The rows of which a result came about, each with the day on which it did, and those of which it did not. */
interface Ends {
  column: string;
  event: string;
  day: SampleColumn;
  gone: readonly number[];
  there: readonly number[];
  /** From the twentieth to the last twentieth of the days on which it came about. */
  span: number;
  /** The last of these days: the table was not written before. */
  last: number;
}

/**
 * Columns that a result settles: since when somebody was last seen, how long he was there, how often he came in all that time, what he owes, and what he
 * answered afterwards. Of those who left each stands as it was left, and those who are still there go on.
 */
export function leftAsItWas(
  sample: Sample,
  columns: readonly ModelColumn[],
  results: readonly { column: string; event: string }[],
  known: readonly ColumnRelation[],
): Grouping[] {
  return results.flatMap(({ column, event }) => {
    const settled = new Set(known.flatMap((one) => (one.kind === 'settled' && one.of === column ? [one.target] : [])));
    const ends = endsOf(sample, { column, event });
    const others = sample.columns.filter(({ name }) => name !== column && !settled.has(name));
    const proved = ends ? others.flatMap((target) => byDays(sample, columns, ends, target)) : [];
    const has = new Set(proved.map(({ relation }) => relation.target));
    const said = ends !== null || saysGone(event) ? byWords(sample, columns, { column, event }, known) : [];
    return [...proved, ...said.filter(({ relation }) => !has.has(relation.target) && !settled.has(relation.target))];
  });
}

/** The day of the end: known of nearly all of whom the result came about, and of hardly anybody else. */
function endsOf(sample: Sample, { column, event }: Record<'column' | 'event', string>): Ends | null {
  const status = sample.columns.find(({ name }) => name === column);
  if (!status) return null;
  const all = rowsWhere(sample.rows, (row) => isFilled(status, row));
  const [events, others] = [true, false].map((isGone) => all.filter((row) => isEvent(status, row, event) === isGone));
  for (const day of events && others ? sample.columns.filter(isDay) : []) {
    const gone = (events ?? []).filter((row) => isFilled(day, row));
    const there = (others ?? []).filter((row) => !isFilled(day, row));
    if (Math.min(gone.length, there.length) < LIMITS.fewestSettled) continue;
    if (gone.length < LIMITS.keptByEnds * (events?.length ?? 0) || there.length < LIMITS.keptByEnds * (others?.length ?? 0))
      continue;
    const days = sortedValues(gone.map((row) => day.values[row] ?? NaN));
    const span = quantileSorted(days, 0.95) - quantileSorted(days, 0.05);
    if (span > 0) return { column, event, day, gone, there, span, last: days.at(-1) ?? NaN };
  }
  return null;
}

/** What the days prove of a column. */
function byDays(sample: Sample, columns: readonly ModelColumn[], ends: Ends, target: SampleColumn): Grouping[] {
  const model = columns.find(({ name }) => name === target.name);
  const told = (how: How, rows: number): Grouping[] => [found(ends, target, how, rows)];
  if (!model || target === ends.day) return [];
  const begins = columns.filter(({ time }) => time !== undefined && BEGINS.has(time)).map(({ name }) => name);
  if (isDay(target)) {
    if (begins.includes(target.name)) return [];
    if (isLastSeen(ends, target.values)) return told('stopped', sample.rows);
    return [];
  }
  if (!isNumber(target) || model.role !== 'measure') return [];
  const starts = sample.columns.filter((one) => isDay(one) && begins.includes(one.name));
  // How long ago it began is counted on for all, whatever became of them.
  if (
    UNITS.some((unit) => isLastSeen(ends, target.values, unit)) &&
    !starts.some((start) => goesBy(ends.there, target, start, -1))
  )
    return told('stopped', sample.rows);
  if (starts.some((start) => UNITS.some((unit) => isTimeThere(ends, target, start, unit)))) return told('stopped', sample.rows);
  if (starts.some((start) => addsUp(ends, target, start))) return told('added', sample.rows);
  const after = sample.columns.find((one) => one !== ends.day && isDay(one) && isAnswerTo(sample, ends, target, one));
  return after ? told('afterwards', sample.rows) : [];
}

const BEGINS: ReadonlySet<ModelColumn['time']> = new Set(['axis', 'start', 'record', 'birth']);

/**
 * Whether a day, or how long ago it was, is the last one before the end: never after it, shortly before it, and of those who are still there shortly
 * before the table was written. When that was is not known; it was no earlier than the last end.
 * @param unit of a number, in milliseconds
 */
function isLastSeen({ day, gone, there, span, last }: Ends, values: Float64Array, unit?: number): boolean {
  const at = (row: number) => (unit === undefined ? (values[row] ?? NaN) : last - (values[row] ?? NaN) * unit);
  const slack = Math.max(DAY, unit ?? 0);
  const filled = (rows: readonly number[]) => rows.filter((row) => values[row] === values[row]);
  const own = filled(gone);
  const others = filled(there);
  if (own.length < LIMITS.fewestSettled || others.length < LIMITS.fewestSettled) return false;
  const end = (row: number) => day.values[row] ?? NaN;
  if (own.filter((row) => at(row) <= end(row) + slack).length < LIMITS.keptByEnds * own.length) return false;
  // In another order most would have been seen after their end, or long before it.
  const beforeEnd = own.map((row) => end(row) - at(row));
  const written = unit === undefined ? Math.max(last, quantileSorted(sortedValues(others.map(at)), 0.99)) : last;
  return (
    median(beforeEnd) <= LIMITS.soonBefore * span &&
    Math.abs(median(others.map((row) => written - at(row)))) <= LIMITS.soonBeforeCut * span &&
    (correlate(ranksOf(own.map(at)), ranksOf(own.map(end)))?.r ?? 0) >= LIMITS.followsEnd
  );
}

/** Whether a figure is how long a thing was there: from its start to its end, to within one of its units. */
function isTimeThere({ day, gone }: Ends, target: SampleColumn, start: SampleColumn, unit: number): boolean {
  const rows = gone.filter((row) => isFilled(target, row) && isFilled(start, row));
  if (rows.length < LIMITS.fewestSettled) return false;
  const there = rows.map((row) => ((day.values[row] ?? NaN) - (start.values[row] ?? NaN)) / unit);
  const sorted = sortedValues(there);
  // What hardly differs is near any figure.
  if (quantileSorted(sorted, 0.9) - quantileSorted(sorted, 0.1) < LIMITS.unitsThere) return false;
  const near = rows.filter((row, at) => Math.abs((target.values[row] ?? NaN) - (there[at] ?? NaN)) <= 1).length;
  return near >= LIMITS.keptByEnds * rows.length;
}

/** Whether a figure goes by how long things were there, of those that left as of those that are there: what adds up until the end. */
function addsUp(ends: Ends, target: SampleColumn, start: SampleColumn): boolean {
  return (
    (target.type === 'integer' || target.type === 'number') &&
    goesBy(ends.there, target, start, -1, LIMITS.goesByTime) &&
    (correlate(
      ranksOf(ends.gone.map((row) => target.values[row] ?? NaN)),
      ranksOf(ends.gone.map((row) => (ends.day.values[row] ?? NaN) - (start.values[row] ?? NaN))),
    )?.r ?? 0) >= LIMITS.goesByTime
  );
}

/** Whether a figure goes by a day, wholly or as far as is asked. */
function goesBy(
  rows: readonly number[],
  target: SampleColumn,
  day: SampleColumn,
  way: 1 | -1,
  least = LIMITS.sameClock,
): boolean {
  const of = (values: Float64Array) => ranksOf(rows.map((row) => values[row] ?? NaN));
  return way * (correlate(of(target.values), of(day.values))?.r ?? 0) >= least;
}

/** Whether a figure is known just where a day is that lies behind the end. */
function isAnswerTo(sample: Sample, { day, gone }: Ends, target: SampleColumn, answered: SampleColumn): boolean {
  const rows = gone.filter((row) => isFilled(answered, row));
  const all = rowsWhere(sample.rows, (row) => isFilled(answered, row)).length;
  if (rows.length < LIMITS.fewestSettled || all === sample.rows) return false;
  const after = rows.filter((row) => (answered.values[row] ?? NaN) >= (day.values[row] ?? NaN)).length;
  const alike = rowsWhere(sample.rows, (row) => isFilled(answered, row) === isFilled(target, row)).length;
  return after >= LIMITS.keptByEnds * rows.length && sample.rows - alike <= (1 - LIMITS.keptByEnds) * all;
}

/** What headers say of a column: since when somebody was not seen, where those who left were not for longer, and what was open when the table was written. */
function byWords(
  sample: Sample,
  columns: readonly ModelColumn[],
  result: { column: string; event: string },
  known: readonly ColumnRelation[],
): Grouping[] {
  const status = sample.columns.find(({ name }) => name === result.column);
  if (!status) return [];
  const measures = sample.columns.filter(
    (one) => isNumber(one) && columns.some(({ name, role }) => name === one.name && role === 'measure'),
  );
  const open = new Set(measures.flatMap(({ name }) => (hasWord(nameWords(name), OPEN) ? [name] : [])));
  // What was paid says how much is open.
  const paid = new Set(known.flatMap((one) => (one.kind === 'sum' && one.divisor === 1 ? besidesOpen(one, open) : [])));
  return measures.flatMap((target) => {
    if (open.has(target.name) || paid.has(target.name)) return [found(result, target, 'open', sample.rows)];
    const isSince =
      columns.some(({ name, quantity }) => name === target.name && quantity === 'duration') &&
      hasWord(nameWords(target.name), SINCE_THEN);
    return isSince && isLongerAgo(sample, status, result.event, target) ? [found(result, target, 'stopped', sample.rows)] : [];
  });
}

/** What is no longer open, of a sum of three columns of which one is what is: it makes up the whole with that. */
function besidesOpen({ target, plus, minus }: Extract<ColumnRelation, { kind: 'sum' }>, open: ReadonlySet<string>): string[] {
  const [parts, whole] = minus.length === 0 ? [plus, target] : [[target, ...minus], plus[0]];
  const isOfThree = parts.length === 2 && (minus.length === 0 || plus.length === 1);
  return isOfThree && whole !== undefined && !open.has(whole) && parts.some((part) => open.has(part)) ? parts : [];
}

/** Whether three quarters of those who left lie beyond the middle of the others. */
function isLongerAgo(sample: Sample, status: SampleColumn, event: string, target: SampleColumn): boolean {
  const of = (isGone: boolean) =>
    sortedValues(
      rowsWhere(sample.rows, (row) => isFilled(target, row) && isEvent(status, row, event) === isGone).map(
        (row) => target.values[row] ?? NaN,
      ),
    );
  const [gone, there] = [of(true), of(false)];
  return Math.min(gone.length, there.length) >= LIMITS.fewestSettled && quantileSorted(gone, 0.25) > quantileSorted(there, 0.5);
}

const found = ({ column, event }: { column: string; event: string }, target: SampleColumn, how: How, rows: number): Grouping => ({
  relation: { kind: 'left-as-it-was', target: target.name, of: column, label: event, how },
  counted: { rows, off: 0 },
});

const ranksOf = (values: ArrayLike<number>): Float64Array => rank(values).ranks;
const isNumber = ({ type }: SampleColumn): boolean => type === 'integer' || type === 'number';
const isFilled = ({ codes }: SampleColumn, row: number): boolean => (codes[row] ?? -1) >= 0;
const textOf = ({ type, codes, labels }: SampleColumn, row: number): string => {
  const text = labels[codes[row] ?? -1] ?? '';
  return type === 'boolean' ? String(text === '1') : text.trim().toLowerCase();
};
const isEvent = (status: SampleColumn, row: number, event: string): boolean =>
  isFilled(status, row) && textOf(status, row) === event.trim().toLowerCase();
function rowsWhere(rows: number, holds: (row: number) => boolean): number[] {
  const all: number[] = [];
  for (let row = 0; row < rows; row++) if (holds(row)) all.push(row);
  return all;
}
