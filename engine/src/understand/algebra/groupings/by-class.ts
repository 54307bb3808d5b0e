import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { EntityUnit, ModelColumn } from '../../../contracts/table/table-model';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import type { Grouping } from './groupings';
import { hasWord, nameWords, wordSet } from '../../../profile/roles/name-words';
import { mostOff } from '../proposal';
import { LIMITS } from '../limits';

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set([
  'boolean',
  'category',
  'coded-category',
  'ordered-category',
  'code',
  'identifier',
]);

/** What lists give to a hair: with a discount now and then, and in the money of the day. */
const LISTED: ReadonlySet<ModelColumn['quantity']> = new Set(['money', 'price']);
const PRICES = wordSet(
  'price prices fee fees fare fares tariff preis preise gebühr gebühren einzelpreis stückpreis prix tarif precio precios tarifa prezzo tariffa prijs',
);

/**
 * Schedules: figures that a label fixes, as a fee goes by its class, prices that stay close to that of their article, and figures that are a number of something at the rate of its label, as
 * waste costs what its article does. What is told of them follows the label.
 */
export function scheduled(sample: Sample, columns: readonly ModelColumn[]): Grouping[] {
  const role = new Map(columns.map((column) => [column.name, column.role]));
  const listed = new Set(
    columns.filter(({ name, quantity }) => LISTED.has(quantity) || hasWord(nameWords(name), PRICES)).map(({ name }) => name),
  );
  const measures = sample.columns.filter(
    ({ name, type, labels }) => (type === 'integer' || type === 'number') && role.get(name) === 'measure' && labels.length > 2,
  );
  const classes = sample.columns
    .filter(
      ({ name, labels }) =>
        LABELLED.has(role.get(name) ?? 'text') &&
        labels.length > 1 &&
        labels.length <= LIMITS.mostScheduled &&
        labels.length * LIMITS.rowsOfClass <= sample.rows,
    )
    .slice(0, LIMITS.mostClassed);
  const numbers = measures.slice(0, LIMITS.mostRated);
  return numbers.flatMap((target, place): Grouping[] => {
    const fixed = classes.flatMap((by): Grouping[] => {
      const counted = fixedBy(target, by) ?? (listed.has(target.name) ? closeTo(target, by) : null);
      return counted ? [{ relation: { kind: 'by-class', target: target.name, of: null, by: by.name }, counted }] : [];
    });
    if (fixed.length > 0) return fixed.slice(0, 1);
    // Of two the later is worked out of the earlier.
    const rated = numbers.slice(0, place).flatMap((of) =>
      classes.flatMap((by): Grouping[] => {
        const counted = atRate(target, of, by);
        return counted ? [{ relation: { kind: 'by-class', target: target.name, of: of.name, by: by.name }, counted }] : [];
      }),
    );
    return rated.slice(0, 1);
  });
}

/**
 * Without the figures that a thing of its own has: the height of a patient is the patient's, and no list that somebody keeps. What an article costs is one, though
 * articles are things, and so is what a few plans or classes come with.
 */
export function withoutOwned(
  relations: readonly ColumnRelation[],
  units: readonly EntityUnit[],
  columns: readonly ModelColumn[],
): ColumnRelation[] {
  const isOwned = (target: string, by: string) =>
    units.some(({ column, count, owns }) => column === by && count > LIMITS.mostOfAList && owns.includes(target));
  const isPriced = (name: string) =>
    hasWord(nameWords(name), PRICES) || columns.some((column) => column.name === name && column.quantity === 'price');
  return relations.filter(
    (one) => one.kind !== 'by-class' || one.of !== null || isPriced(one.target) || !isOwned(one.target, one.by),
  );
}

/** Whether nearly all rows of each label have one figure, and labels have several. */
function fixedBy(target: SampleColumn, by: SampleColumn): Grouping['counted'] | null {
  const counts = by.labels.map(() => new Map<number, number>());
  const all = new Map<number, number>();
  let rows = 0;
  for (let row = 0; row < target.codes.length; row++) {
    const [figure, label] = [target.codes[row] ?? -1, by.codes[row] ?? -1];
    if (figure < 0 || label < 0) continue;
    rows++;
    const own = counts[label];
    own?.set(figure, (own.get(figure) ?? 0) + 1);
    all.set(figure, (all.get(figure) ?? 0) + 1);
  }
  const modes = counts.map((own) => [...own].reduce<[number, number]>((best, one) => (one[1] > best[1] ? one : best), [-1, 0]));
  const kinds = new Set(modes.filter(([, n]) => n > 0).map(([figure]) => figure));
  const held = modes.reduce((sum, [, n]) => sum + n, 0);
  const plain = Math.max(0, ...all.values());
  if (rows < LIMITS.rowsOfClass * 2 || kinds.size < LIMITS.fewestRates || plain > LIMITS.mostOfOne * rows) return null;
  return rows - held <= LIMITS.offSchedule * rows ? { rows, off: rows - held } : null;
}

/** Whether nearly all rows of each label lie close to one price, and labels have several that lie farther apart. */
function closeTo(target: SampleColumn, by: SampleColumn): Grouping['counted'] | null {
  const values = by.labels.map((): number[] => []);
  by.codes.forEach((label, row) => {
    const value = target.values[row] ?? NaN;
    if (label >= 0 && value === value) values[label]?.push(value);
  });
  const rows = values.reduce((sum, own) => sum + own.length, 0);
  const lists = values
    .filter((own) => own.length > 0)
    .map((own) => ({ own, middle: [...own].sort((a, b) => a - b)[own.length >> 1] ?? 0 }))
    .sort((a, b) => a.middle - b.middle);
  const prices: { from: number; rows: number }[] = [];
  let held = 0;
  for (const { own, middle } of lists) {
    held += own.filter((value) => Math.abs(value - middle) <= LIMITS.nearFigure * middle).length;
    const last = prices.at(-1);
    if (last && middle <= last.from * (1 + 2 * LIMITS.nearFigure)) last.rows += own.length;
    else prices.push({ from: middle, rows: own.length });
  }
  const plain = Math.max(0, ...prices.map((one) => one.rows));
  const several = prices.length >= LIMITS.fewestRates && plain <= LIMITS.mostOfOne * rows && rows >= LIMITS.rowsOfClass * 2;
  return several && rows - held <= LIMITS.offSchedule * rows ? { rows, off: rows - held } : null;
}

/** Whether a figure is a number of something at the rate of its label, as exactly as it is rounded. */
function atRate(target: SampleColumn, of: SampleColumn, by: SampleColumn): Grouping['counted'] | null {
  const widest = by.labels.map(() => -1);
  const rows: number[] = [];
  for (let row = 0; row < target.values.length; row++) {
    const [figure, number, label] = [target.values[row] ?? NaN, of.values[row] ?? NaN, by.codes[row] ?? -1];
    if (label < 0 || figure !== figure || number !== number || (figure === 0 && number === 0)) continue;
    rows.push(row);
    if (number > (of.values[widest[label] ?? -1] ?? 0)) widest[label] = row;
  }
  if (rows.length < LIMITS.rowsOfClass * by.labels.length) return null;
  const rates = widest.map((row) => (row < 0 ? NaN : (target.values[row] ?? NaN) / (of.values[row] ?? NaN)));
  const step = stepOf(target.labels);
  const most = mostOff(rows.length);
  let off = 0;
  let fine = 0;
  for (const row of rows) {
    const [figure, number] = [target.values[row] ?? 0, of.values[row] ?? 0];
    const rate = rates[by.codes[row] ?? -1] ?? NaN;
    if (!(Math.abs(figure - rate * number) <= step * (1 + LIMITS.nought)) && ++off > most) return null;
    if (Math.abs(figure) >= LIMITS.stepsOfFine * step) fine++;
  }
  const known = rates.filter((rate) => rate === rate && rate !== 0).map((rate) => rate.toPrecision(2));
  // A figure of a few steps fits anything.
  return fine >= rows.length / 2 && new Set(known).size >= LIMITS.fewestRates ? { rows: rows.length, off } : null;
}

/** What figures are rounded to: one in the last of their decimals. */
const stepOf = (labels: readonly string[]): number =>
  10 ** -Math.max(...labels.slice(0, LIMITS.mostScheduled * 4).map((label) => label.split('.')[1]?.length ?? 0));
