import type { ModelColumn, TableShape } from '../../contracts/table/table-model';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { unitOfName } from '../../profile/roles/unit-of-name';
import type { Sample, SampleColumn } from '../sample/read-sample';
import { KINDS, unitColumnOf } from './long';
import { LIMITS } from './limits';

/** Words that call a figure a figure and say nothing of what it is one of. */
const FIGURE = wordSet(
  'value val values result results reading readings measurement measurements figure observation obs response answer actual score level performance outcome numeric amount quantity wert werte messwert messwerte ergebnis ergebnisse ergebniswert messergebnis istwert ist befund antwort leistung menge messung valeur résultat relevé mesure valor resultado medida valore risultato misura waarde uitslag meting',
);
/** What stands beside these in a header, with as little of its own. */
const BESIDE = wordSet(
  'test lab labs measured numeric number num final raw metric kpi parameter indicator analysis analyte sensor the of nr recorded reported gemessener gemessen labor numerisch sample probe item',
);
/** A quantity of so much stuff: of flour in grams as well as of nitrate. */
const AMOUNT = wordSet('amount quantity menge');
/** What says which quantity it is. Items, series and elements may as well be things. */
const QUANTITY = wordSet(
  'metric indicator variable measure measurement measurand parameter param kpi statistic analyte analysis assay determinand determinant test pollutant substance nutrient trait discipline exercise ' +
    'kennzahl messgröße messgroesse messparameter merkmal indikator analyse analyt untersuchung prüfung disziplin übung größe schadstoff stoff nährstoff prüfmerkmal laborparameter sensortyp messart ' +
    'indicateur paramètre mesure variabele indicador parámetro indicatore parametro meetwaarde grootheid polluant',
);
/** `sensor_type`, `reading type`: a kind of what is measured. */
const KIND_OF = wordSet('type kind typ art code name channel quantity');
const MEASURED = wordSet('sensor reading measurement measure metric test parameter value signal messung mess analyte');

type Long = NonNullable<TableShape['long']>;

/** Columns whose figures are of several metrics. */
export const ofSeveral = ({ long }: Pick<TableShape, 'long'>): readonly string[] =>
  long ? [long.value, ...(long.beside ?? [])] : [];

/**
 * A column of numbers that holds several quantities, with the column that says which: by units that the labels fix, or by sizes that have hardly anything in
 * common; and only where the header names no quantity. Prices of products and weights of species are one, however far they lie apart.
 */
export function severalIn(columns: readonly ModelColumn[], sample: Sample): Long | null {
  const numbers = columns.filter(({ role, unit, currency }) => role === 'measure' && !unit && currency === undefined);
  const own = (name: string) => sample.columns.find((column) => column.name === name);
  const kinds = columns.flatMap(({ role, type, name }) => {
    const column = type === 'text' && KINDS.has(role) ? own(name) : undefined;
    return column && column.labels.length >= 2 && column.labels.length <= LIMITS.mostQuantities ? [column] : [];
  });
  const unit = unitColumnOf(columns, sample);
  for (const { name } of numbers.filter((one) => namesFigure(one.name))) {
    const value = own(name);
    if (!value) continue;
    const [found] = kinds
      .filter((kind) => kind !== unit)
      .flatMap((kind) => {
        const named = namesQuantity(kind.name);
        const sizes = sizesBy(kind, value);
        if (sizes.length < 2) return [];
        const byUnit = (unit !== null && !areCurrencies(unit) && fixes(kind, unit)) || labelsHoldUnits(kind);
        const isAmount = nameWords(name).some((word) => AMOUNT.has(word));
        const so = byUnit ? named || (!isAmount && isInUnits(columns, name, unit)) : named && !isAmount && areApart(sizes);
        return so ? [{ kind, named, sizes }] : [];
      })
      .sort((a, b) => Number(b.named) - Number(a.named) || a.kind.labels.length - b.kind.labels.length);
    if (!found) continue;
    const { kind, sizes } = found;
    const beside = numbers.flatMap((one) => {
      const other = own(one.name);
      return other && one.name !== name && areAlike(sizes, sizesBy(kind, other)) ? [one.name] : [];
    });
    return {
      metric: kind.name,
      value: name,
      unit: unit?.name ?? null,
      metrics: [...kind.labels].sort(),
      ...(beside.length > 0 ? { beside } : {}),
    };
  }
  return null;
}

/** Nothing in the header says of what the figures are. */
function namesFigure(header: string): boolean {
  const words = nameWords(header);
  return hasWord(words, FIGURE) && words.every((word) => hasWord([word], FIGURE) || hasWord([word], BESIDE));
}

/** Whether a unit is that of this column: it stands beside what it is the unit of, behind it if there are two. */
function isInUnits(columns: readonly ModelColumn[], name: string, unit: SampleColumn | null): boolean {
  if (unit === null) return true;
  const at = columns.findIndex((column) => column.name === unit.name);
  const beside = [columns[at - 1], columns[at + 1]].find((column) => column?.role === 'measure');
  return beside === undefined || beside.name === name;
}

function namesQuantity(header: string): boolean {
  const words = nameWords(header);
  return hasWord(words, QUANTITY) || (hasWord(words, KIND_OF) && hasWord(words, MEASURED));
}

/** Labels that end in a unit of their own: `Temperature (°C)`. */
function labelsHoldUnits({ labels }: SampleColumn): boolean {
  const units = labels.flatMap((label) => unitOfName(label)?.unit ?? []);
  return new Set(units).size >= LIMITS.fewestUnits && units.length >= LIMITS.unitLabels * labels.length;
}

/** Amounts of money in several currencies are one quantity. */
const areCurrencies = ({ labels }: SampleColumn): boolean => labels.every((label) => CURRENCY.test(label.trim()));
const CURRENCY = /^(?:[A-Z]{3}|[$€£¥₹])$/;

/** Whether nearly each label has one unit in nearly all of its rows, and not all have the same. */
function fixes(kind: SampleColumn, unit: SampleColumn): boolean {
  const counts = new Map<number, Map<string, number>>();
  kind.codes.forEach((code, row) => {
    const sign = unit.labels[unit.codes[row] ?? -1];
    if (code < 0 || sign === undefined) return;
    const own = counts.get(code) ?? new Map<string, number>();
    const alike = sign.replace(/\s/g, '').toLowerCase();
    own.set(alike, (own.get(alike) ?? 0) + 1);
    counts.set(code, own);
  });
  let [all, most] = [0, 0];
  const main = new Set<string>();
  for (const own of counts.values()) {
    const [[sign, n] = ['', 0]] = [...own].sort((a, b) => b[1] - a[1]);
    main.add(sign);
    most += n;
    for (const one of own.values()) all += one;
  }
  return main.size >= LIMITS.fewestUnits && most >= LIMITS.ofOneUnit * all;
}

/** How large the figures of a label are. */
interface Size {
  code: number;
  rows: number;
  low: number;
  middle: number;
  high: number;
}

function sizesBy({ codes }: SampleColumn, { values }: SampleColumn): Size[] {
  const groups = new Map<number, number[]>();
  codes.forEach((code, row) => {
    const value = values[row] ?? NaN;
    if (code < 0 || value !== value) return;
    const own = groups.get(code) ?? [];
    own.push(value);
    groups.set(code, own);
  });
  return [...groups].flatMap(([code, own]) => {
    if (own.length < LIMITS.fewestOfKind) return [];
    own.sort((a, b) => a - b);
    const at = (share: number) => own[Math.min(own.length - 1, Math.floor(share * own.length))] ?? 0;
    return [{ code, rows: own.length, low: at(LIMITS.bulk), middle: at(1 / 2), high: at(1 - LIMITS.bulk) }];
  });
}

/** Of another size, and hardly a figure in common. */
const isApart = (a: Size, b: Size): boolean => (a.high < b.low || b.high < a.low) && timesOf(a, b) >= LIMITS.otherSize;

function timesOf(a: Size, b: Size): number {
  const [low = 0, high = 0] = [Math.abs(a.middle), Math.abs(b.middle)].sort((x, y) => x - y);
  return low > 0 ? high / low : high > 0 ? Infinity : 1;
}

/** Whether most pairs of rows of two labels are of different sizes, and the largest of another order of magnitude than the smallest. */
function areApart(sizes: readonly Size[]): boolean {
  let [all, apart, most] = [0, 0, 1];
  sizes.forEach((a, i) => {
    for (const b of sizes.slice(i + 1)) {
      all += a.rows * b.rows;
      if (isApart(a, b)) apart += a.rows * b.rows;
      most = Math.max(most, timesOf(a, b));
    }
  });
  return all > 0 && apart >= LIMITS.apartPairs * all && most >= LIMITS.apartOfAll;
}

/** Whether another column has figures of the same size label by label: a limit, a target, what was read before. */
function areAlike(sizes: readonly Size[], others: readonly Size[]): boolean {
  if (!areApart(sizes) || !areApart(others)) return false;
  const of = new Map(sizes.map((size) => [size.code, size]));
  let [all, alike] = [0, 0];
  for (const other of others) {
    const own = of.get(other.code);
    all += other.rows;
    if (own && timesOf(own, other) < LIMITS.otherSize) alike += other.rows;
  }
  return alike >= LIMITS.alikeRows * all;
}
