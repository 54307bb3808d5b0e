import type { Unit } from '../../units/unit';
import type { Dimension } from '../frame';
import { LIMITS } from '../limits';

/** A number, or one behind a common word: `WE 01`, `Platz 12`, `07`, `3a`. */
const NUMBERED = /^(.*?)\W*\d+\p{L}?$/u;

/**
 * Whether labels number things within something larger and mean nothing across it: flat 01 of five houses is five flats, which have nothing in common. Each of them
 * is what a unit is within the larger: of classes with a number (grade 3 of two schools) there are many units in each, and bus route 3 that is run with two sorts of bus has one operator.
 */
export const isNumberWithin = (dimension: Dimension, dimensions: readonly Dimension[], units: readonly Unit[]): boolean =>
  isNumbered(dimension) &&
  dimensions.some(
    (parent) =>
      parent !== dimension &&
      !isNumbered(parent) &&
      crosses(dimension, parent) &&
      units.some(
        (unit) => unit.named && unit.column !== dimension.column.name && unit.column !== parent.column.name && isOneOfEach(dimension, parent, unit) && !isOneOfEach(dimension, null, unit),
      ),
  ); // prettier-ignore

function isNumbered({ labels }: Dimension): boolean {
  const stems = labels.flatMap((label) => NUMBERED.exec(label.trim())?.[1] ?? []);
  return (
    stems.length > 2 &&
    stems.length >= LIMITS.mostlyNumbered * labels.length &&
    new Set(stems).size * LIMITS.fewestOfStem <= stems.length
  );
}

/** Whether most labels stand within several of the larger. */
function crosses({ labels, codes }: Dimension, parent: Dimension): boolean {
  const within = labels.map(() => new Set<number>());
  codes.forEach((code, row) => within[code]?.add(parent.codes[row] ?? -1));
  return within.filter((parents) => parents.size > 1).length >= LIMITS.mostlyNumbered * labels.length;
}

/** Whether there are hardly more units than pairs of both labels, or than labels: who follows another in a flat is one more. */
function isOneOfEach(dimension: Dimension, parent: Dimension | null, unit: Unit): boolean {
  const unitsOf = new Map<string, Set<number>>();
  let all = 0;
  dimension.codes.forEach((code, row) => {
    const [beside, own] = [parent ? (parent.codes[row] ?? -1) : 0, unit.codes[row] ?? -1];
    if (code < 0 || beside < 0 || own < 0) return;
    const key = [code, beside].join(' ');
    const units = unitsOf.get(key) ?? new Set();
    unitsOf.set(key, units);
    if (!units.has(own)) all++;
    units.add(own);
  });
  return unitsOf.size > 0 && all <= LIMITS.mostFollowing * unitsOf.size;
}

/**
 * Whether labels count the rows of something that is of one time: line 1, 2 and 3 of an order. Nearly all that have several rows hold each number once, from one on and with hardly a gap; what the
 * lines of one number have in common is where they stand. Visits are counted as well, and each has its day.
 * @param times of each row
 */
export const isLineNumber = ({ labels, codes }: Dimension, units: readonly Unit[], times: Float64Array | undefined): boolean => {
  const numbers = labels.map(Number);
  if (!times || !numbers.includes(1) || !numbers.every((number) => Number.isInteger(number) && number > 0)) return false;
  return units.some((unit) => unit.named && areLines(numbers, codes, unit, times));
};

function areLines(numbers: readonly number[], codes: Int32Array, unit: Unit, times: Float64Array): boolean {
  const lines = new Map<number, { n: number; own: Set<number>; at: Set<number> }>();
  codes.forEach((code, row) => {
    const of = unit.codes[row] ?? -1;
    if (code < 0 || of < 0) return;
    const one = lines.get(of) ?? { n: 0, own: new Set(), at: new Set() };
    lines.set(of, { n: one.n + 1, own: one.own.add(numbers[code] ?? 0), at: one.at.add(times[row] ?? NaN) });
  });
  const several = [...lines.values()].filter(({ n }) => n > 1);
  const counted = several.filter(({ n, own, at }) => own.size === n && own.has(1) && Math.max(...own) <= n + 1 && at.size === 1);
  return several.length >= LIMITS.fewestCounted && counted.length >= LIMITS.mostlyCounted * several.length;
} // prettier-ignore
