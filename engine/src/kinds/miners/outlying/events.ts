import { NOTE } from '../../../profile/roles/vocabulary';
import { asksForEnd, BAD, isUnwished, NAMED, REASON } from '../../../understand/outcome/outcome-words';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { yesOrNo } from '../../../read/typing/yes-or-no';
import type { AlertKind } from '../../../contracts/report/alert';
import type { Column } from '../../../model';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { modelColumnOf } from '../../../insights/frame/roles';
import type { Beyond } from '../../../insights/frame/beyond/beyond';
import { condition, conditions, equals, name } from '../../../insights/sql';
import { conditionOf } from '../../../insights/unfinished/condition-of';
import { columnNames } from '../../../wording/column-names';
import { LIMITS } from './limits';

/** What may be so of a row: that it has a label, that a cell is blank, that there is nothing of an amount, or that a cell lies beyond another. */
export interface Event {
  column: Column;
  noun: string;
  says:
    | { how: 'label'; dimension: Dimension; label: string }
    | { how: 'blank' | 'filled' }
    | { how: 'nought'; measure: Measure }
    | { how: 'beyond'; beyond: Beyond };
  /** 1 where it is so, 0 where it is not, −1 where nobody knows. */
  is: Int8Array;
  /** Conditions on a row, in SQL. */
  sql: { is: string; known: string };
}

/** Notes on cells that hold something, and were read as blank. */
const TAKEN_FOR_BLANK: ReadonlySet<AlertKind> = new Set(['placeholder-nulls', 'stuck-readings', 'not-computed']);

/** Everything that may be so of some rows and not of others. What is so of the same rows is asked once. */
export function eventsOf(frame: Frame): Event[] {
  const awaited = new Set(frame.waiting.map(({ wait }) => wait.target));
  const read = new Set(frame.table.alerts.flatMap(({ kind, columns }) => (TAKEN_FOR_BLANK.has(kind) ? columns : [])));
  const blanks = frame.blanks.filter(({ column: { name: own }, missing }) => !awaited.has(own) && !read.has(own) && !isOfNone(frame, missing));
  const found = [...frame.dimensions.flatMap((one) => ofLabels(frame, one)), ...blanks.flatMap((one) => ofBlanks(frame, one)), ...frame.measures.flatMap((one) => ofNought(frame, one)), ...frame.beyond.map((one) => ofBeyond(frame, one))];
  return found.filter((one, i) => !found.slice(0, i).some((other) => areSame(one.is, other.is))).slice(0, LIMITS.mostEvents);
} // prettier-ignore

/** Whether both are so of the same rows, but for a few. */
function areSame(a: Int8Array, b: Int8Array): boolean {
  let [both, any] = [0, 0];
  for (let row = 0; row < a.length; row++) {
    if (a[row] !== 1 && b[row] !== 1) continue;
    any++;
    if (a[row] === b[row]) both++;
  }
  return both >= LIMITS.sameRows * any;
}

/** Whether the labels of a column say what became of rows, or was done with them. */
export function tellsFate({ outcome, column, labels, distinct }: Dimension): boolean {
  const words = nameWords(column.name);
  return outcome || isYesOrNo({ labels, distinct }) || words.some((word) => asksForEnd([word])) || hasWord(words, NAMED);
}

export const isYesOrNo = ({ labels, distinct }: Pick<Dimension, 'labels' | 'distinct'>): boolean =>
  distinct === 2 && labels.every((label) => yesOrNo(label) !== null);

function ofLabels(frame: Frame, dimension: Dimension): Event[] {
  const { labels, counts, codes, filled, distinct, entity, open } = dimension;
  const over = open && overOfState(frame, dimension);
  if (entity || (open && !over) || distinct > LIMITS.mostLabels) return [];
  // What nothing is noted of has no such note.
  const isNone = blankIsNone(dimension);
  const isOfRows = isNote(dimension) || tellsFate(dimension) || saysFault(dimension);
  // Of a result of two labels it is asked by the one that says that it happened.
  const isOther = (label: string) => distinct === 2 && dimension.event !== undefined && dimension.event !== label;
  const asked = labels.filter((label, code) => !isOther(label) && (counts[code] ?? 0) >= LIMITS.fewestEvents && (counts[code] ?? 0) <= LIMITS.mostShare * (isNone ? codes.length : filled) && (isOfRows || isUnwished(label, labels)));
  return (distinct === 2 && !isNone ? asked.slice(-1) : asked).map((label) => ofLabel(dimension, label, over));
} // prettier-ignore

/** That rows have a label, be it of those that are over. */
export function ofLabel(dimension: Dimension, label: string, over?: { open: Uint8Array; sql: string } | null): Event {
  const { column, noun, labels, codes } = dimension;
  const [own, isNone] = [labels.indexOf(label), blankIsNone(dimension)];
  const is = Int8Array.from(codes, (code, row) => (over?.open[row] === 1 || (code === -1 && !isNone) ? -1 : Number(code === own)));
  return { column, noun, says: { how: 'label', dimension, label }, is, sql: { is: isSql(dimension, label), known: conditions(isNone ? null : `${name(column.name)} IS NOT NULL`, over?.sql ?? null) } };
} // prettier-ignore

/** What says how far a row has come also says how it ended, of rows that are over; the condition on these, where it is known which are. */
export function overOfState({ unfinished, table }: Frame, { column }: Dimension): { open: Uint8Array; sql: string } | null {
  return unfinished?.columns.has(column.name) ? { open: unfinished.open, sql: `(${conditionOf(table, unfinished)}) IS NOT TRUE` } : null;
} // prettier-ignore

/** A cell that is blank, and that it is filled: which of both is seldom hangs on whom it is asked of. */
function ofBlanks(frame: Frame, { column, noun, missing }: Frame['blanks'][number]): Event[] {
  const sql = name(column.name);
  const over = overOf(frame, missing);
  // That a day or a number of something is known follows from what came before.
  const asked = isNameOrDay(column) ? (['blank'] as const) : (['blank', 'filled'] as const);
  return asked.map((how) => ({
    column,
    noun,
    says: { how },
    is: Int8Array.from(missing, (blank, row) => (over?.open[row] === 1 ? -1 : Number((blank === 1) === (how === 'blank')))),
    sql: { is: `${sql} IS ${how === 'blank' ? 'NULL' : 'NOT NULL'}`, known: over?.sql ?? '' },
  }));
} // prettier-ignore

/** Whether a cell is blank where there is nothing of an amount or a number, and nowhere else: a fault has a name where there was one. */
const isOfNone = ({ measures }: Frame, missing: Uint8Array): boolean =>
  measures.some(({ kind, values }) => {
    let [both, any] = [0, 0];
    values.forEach((value, row) => {
      const [none, blank] = [value === 0, missing[row] === 1];
      if (none || blank) any++;
      if (none && blank) both++;
    });
    return kind === 'column' && any > 0 && both >= LIMITS.sameRows * any;
  });

/** Whether what is blank of all open rows is filled in at the end: it is asked of rows that are over, as of open ones it is blank whosever they are. The condition on these; null where it is asked of all. */
export function overOf({ unfinished, table }: Frame, missing: Uint8Array): { open: Uint8Array; sql: string } | null {
  if (!unfinished) return null;
  const { open } = unfinished;
  let [n, blank] = [0, 0];
  missing.forEach((one, row) => {
    n += open[row] ?? 0;
    blank += one === 1 && open[row] === 1 ? 1 : 0;
  });
  return n > 0 && blank >= LIMITS.ruled * n ? { open, sql: `(${conditionOf(table, unfinished)}) IS NOT TRUE` } : null;
}

const isNameOrDay = ({ role, type }: Column): boolean => role === 'identifier' || type === 'date' || type === 'timestamp';

function ofNought(frame: Frame, measure: Measure): Event[] {
  const { kind, columns, values, filled, additive } = measure;
  const column = frame.table.columns.find(({ name: own }) => own === columns[0]);
  // Of what is counted none is as good as one.
  const isCount = column !== undefined && modelColumnOf(frame.table, column.name)?.quantity === 'count';
  if (kind !== 'column' || !(additive || isApart(values)) || !column || isCount || frame.table.made?.includes(column.name))
    return [];
  const none = values.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0);
  if (none < LIMITS.fewestEvents || none > LIMITS.ruled * filled) return [];
  const sql = name(column.name);
  return [{ column, noun: measure.noun, says: { how: 'nought', measure }, is: Int8Array.from(values, (value) => (Number.isNaN(value) ? -1 : value === 0 ? 1 : 0)), sql: { is: `${sql} = 0`, known: `${sql} IS NOT NULL` } }]; // prettier-ignore
}

/** That a cell lies beyond what it is held against. */
function ofBeyond({ table }: Frame, beyond: Beyond): Event {
  const { column, condition: own, is, known } = beyond;
  return { column, noun: columnNames(table.columns)(column.name), says: { how: 'beyond', beyond }, is, sql: { is: condition(table, [own]), known } };
} // prettier-ignore

/** Whether nought stands apart from all other values, of which there are many: an amount, whatever its header, and no score or count. */
function isApart(values: Float64Array): boolean {
  const others = values.filter((value) => value > 0).sort();
  const isSmall = values.some((value) => value < 0) || new Set(others).size < LIMITS.fewestAmounts;
  return !isSmall && (others[0] ?? 0) >= LIMITS.leastAmount * (others[others.length >> 1] ?? Infinity);
}

/** Whether a header names what goes wrong: its labels say what did. */
const saysFault = ({ column }: Pick<Dimension, 'column'>): boolean => hasWord(nameWords(column.name), BAD);

/** Whether most rows have no label of a column. */
const isOfFew = ({ filled, codes }: Pick<Dimension, 'filled' | 'codes'>): boolean => filled <= LIMITS.mostShare * codes.length;

/** Whether a column holds what somebody has noted of some rows: a remark, or what went wrong and why. */
export const isNote = (dimension: Pick<Dimension, 'column' | 'filled' | 'codes'>): boolean =>
  hasWord(nameWords(dimension.column.name), NOTE) ||
  (isOfFew(dimension) && (saysFault(dimension) || hasWord(nameWords(dimension.column.name), REASON)));

/** Whether a row with a blank cell is none of any label: nothing is noted of it, or most rows have nothing there. What became of it may not be known yet. */
export const blankIsNone = (dimension: Dimension): boolean => isNote(dimension) || (isOfFew(dimension) && !tellsFate(dimension));

/** That a row has the label; where a blank cell is none also that it has any. */
export const isSql = (dimension: Dimension, label: string): string =>
  `${blankIsNone(dimension) ? `${name(dimension.column.name)} IS NOT NULL AND ` : ''}${equals(dimension.column, label)}`;
