import type { Frame, Measure } from '../../insights/frame/frame';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { name } from '../../insights/sql';
import { modelColumnOf } from '../../insights/frame/roles';
import { isPercent } from '../../wording/number-text';
import { hasWord, wordSet } from '../../profile/roles/name-words';
import { correlate } from '../../stats/correlation/spearman';
import { explained } from '../../stats/groups/explained';
import { STAYS, wordsOf } from '../../understand/made/words';
import type { Size } from '../../insights/behind';
import { LIMITS } from './limits';

/** What is looked for in a table of each amount, once. */
function askedOnce<Found>(
  find: (frame: Frame, amount: Measure) => Found | null,
): (frame: Frame, amount: Measure) => Found | null {
  const known = new WeakMap<Frame, Map<Measure, Found | null>>();
  return (frame, amount) => {
    const ofFrame = known.get(frame) ?? new Map<Measure, Found | null>();
    known.set(frame, ofFrame);
    if (!ofFrame.has(amount)) ofFrame.set(amount, find(frame, amount));
    return ofFrame.get(amount) ?? null;
  };
}

/** The size of things by which an amount mostly goes: docks of stations, beds of wards, employees of branches. Null where there is none. */
export const sizeBehind = askedOnce(findSize);

/** Whether a number is the size by which an amount of the table goes. */
export const isSize = (frame: Frame, measure: Measure): boolean =>
  frame.measures.some((amount) => sizeBehind(frame, amount) === measure);

/**
 * A number of each thing that stays what it is while the amount comes and goes, and per which the things lie closer together (their logarithms
 * then go up by more than half as much as those of the size). Where each thing is one row only words say that a number stays.
 */
function findSize(frame: Frame, amount: Measure): Measure | null {
  if (!goesBySize(frame, amount)) return null;
  const things =
    frame.panel?.things ??
    (frame.table.model?.shape.kind === 'entity' ? Int32Array.from({ length: frame.n }, (_, row) => row) : null);
  if (!things) return null;
  const sizes = frame.measures.filter(
    (size) => size !== amount && mayBeSize(frame, size) && (frame.panel ? staysIn(things, size.values) : isSaidToStay(size)),
  );
  return closestBy(things, amount, sizes);
}

/** The size per which things lie closer together in an amount; null where they do by none. */
function closestBy<One extends Size>(things: Int32Array, amount: Measure, candidates: readonly One[]): One | null {
  const amounts = logsOf(things, amount.values);
  const found = candidates
    .flatMap((size) => {
      const sizes = logsOf(things, size.values);
      const alone = correlate(amounts, sizes);
      const isKnown = (_: number, thing: number) => Number.isFinite(sizes[thing]);
      const left = spreadOf(amounts.map((one, thing) => one - (sizes[thing] ?? NaN))) / spreadOf(amounts.filter(isKnown));
      return alone && alone.p < LIMITS.certain && left < 1 ? [{ size, left }] : [];
    })
    .sort((a, b) => a.left - b.left);
  return found[0]?.size ?? null;
} // prettier-ignore

/** How many pieces each row's amount is of: a factor of it that is a number of things, or a number of pieces by its name per which rows lie closer together. */
export const piecesOf = askedOnce(findPieces);

function findPieces(frame: Frame, amount: Measure): Size | null {
  if (!goesBySize(frame, amount)) return null;
  const [column = ''] = amount.columns;
  const factors = (frame.table.model?.algebra ?? []).flatMap((one) => (one.kind === 'product' && one.target === column ? one.of : []));
  const counts = countsOf(frame).filter((count) => count.column !== column);
  const factor = counts.find((count) => factors.includes(count.column));
  if (factor) return factor;
  const rows = Int32Array.from({ length: frame.n }, (_, row) => row);
  return closestBy(rows, amount, counts.filter((count) => hasWord(wordsOf(count.column), PIECES)));
} // prettier-ignore

/** Columns that count things: as measures, or where few numbers make labels of them. */
function countsOf(frame: Frame): (Size & { column: string })[] {
  const measured = frame.measures.filter((size) => mayBeSize(frame, size) && size.unit === null);
  const labelled = frame.dimensions.filter(
    ({ labels, distinct, column }) =>
      labels.length === distinct && labels.every((label) => /^\d+$/.test(label)) && !hasWord(wordsOf(column.name), PLACES),
  );
  return [
    ...measured.map(({ columns: [column = ''], values, sql, noun }) => ({ column, values, sql, noun })),
    ...labelled.map(({ column, codes, labels, noun }) => ({
      column: column.name,
      values: Float64Array.from(codes, (code) => Number(labels[code] ?? NaN)),
      sql: `${name(column.name)}::DOUBLE`,
      noun,
    })),
  ];
}

/** Whether something may come in proportion to a size: it is an amount or a number of things, and no rate, level or score. */
const goesBySize = (frame: Frame, { kind, columns, fraction, unit, values, ...more }: Measure): boolean =>
  kind === 'column' &&
  columns.length === 1 &&
  !fraction &&
  !isPercent(unit) &&
  quotientOfSums(frame, { kind, columns, ...more }) === null &&
  AMOUNTS.has(modelColumnOf(frame.table, columns[0] ?? '')?.quantity) &&
  values.every((value) => !(value < 0));

/** A number of things or an area. */
const mayBeSize = (frame: Frame, { kind, columns: [column = '', ...more], fraction, unit, values }: Measure): boolean =>
  kind === 'column' &&
  more.length === 0 &&
  !fraction &&
  (unit === null ? values.every((value) => Number.isNaN(value) || Number.isInteger(value)) : AREAS.has(unit)) &&
  values.every((value) => !(value < 0)) &&
  COUNTED.has(modelColumnOf(frame.table, column)?.quantity) &&
  !hasWord(wordsOf(column), PLACES);

/** What is numbered, or grows with time, is no number of things. */
const PLACES = wordSet(
  'age alter year years jahr baujahr month week floor storey stockwerk etage grade level stage tier rank rang score rating class klasse zone stufe phase place platz priority number nr no id code route line linie',
);
/** Of what an order, a line or a job is made up. */
const PIECES = wordSet(
  'qty quantity quantities piece pieces pcs units anzahl anz menge stück stücke stueck stk aantal aant stuks quantité qté nombre nbre cantidad cant uds quantità qtà quantidade liczba ilość szt antal',
);
const AREAS: ReadonlySet<string> = new Set(['m²', 'm2', 'sqm', 'qm', 'ft²', 'sq ft', 'ha']);
const COUNTED: ReadonlySet<string | undefined> = new Set(['count', 'amount', 'other', undefined]);
const AMOUNTS: ReadonlySet<string | undefined> = new Set([...COUNTED, 'money', 'duration']);

const isSaidToStay = ({ unit, columns: [column = ''] }: Measure): boolean =>
  AREAS.has(unit ?? '') || hasWord(wordsOf(column), STAYS);

const staysIn = (things: Int32Array, values: Float64Array): boolean =>
  explained(values, { codes: things, labels: Array.from({ length: countOf(things) }, String) }) >= LIMITS.stays;

const countOf = (codes: Int32Array): number => codes.reduce((most, code) => Math.max(most, code), -1) + 1;

/** The logarithm of what each thing has on average; NaN where that is nothing. */
function logsOf(things: Int32Array, values: Float64Array): Float64Array {
  const count = countOf(things);
  const [sums, counts] = [new Float64Array(count), new Float64Array(count)];
  values.forEach((value, row) => {
    const thing = things[row] ?? -1;
    if (thing < 0 || value !== value) return;
    sums[thing] = (sums[thing] ?? 0) + value;
    counts[thing] = (counts[thing] ?? 0) + 1;
  });
  return sums.map((sum, thing) => (sum > 0 ? Math.log(sum / (counts[thing] ?? 1)) : NaN));
}

/** Variance of those that are known. */
function spreadOf(values: Float64Array): number {
  const own = values.filter((value) => Number.isFinite(value));
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / own.length;
}
