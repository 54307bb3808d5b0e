import type { Unit } from '../../units/unit';
import type { Dimension } from '../frame';
import { LIMITS } from '../limits';

/** A number, or one behind a common word: `WE 01`, `Platz 12`, `07`, `3a`. */
const NUMBERED = /^(.*?)\W*\d+\p{L}?$/u;

/**
 * Whether labels number things within something larger and mean nothing across it: flat 01 of five houses is five flats, which have nothing in common. Each of them
 * is what a unit is within the larger: of classes with a number (grade 3 of two schools) there are many units in each.
 */
export const isNumberWithin = (dimension: Dimension, dimensions: readonly Dimension[], units: readonly Unit[]): boolean =>
  isNumbered(dimension) &&
  dimensions.some(
    (parent) =>
      parent !== dimension &&
      !isNumbered(parent) &&
      crosses(dimension, parent) &&
      units.some(
        (unit) => unit.named && unit.column !== dimension.column.name && unit.column !== parent.column.name && isOneOfEach(dimension, parent, unit),
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

/** Whether there are hardly more units than pairs of both labels: who follows another in a flat is one more. */
function isOneOfEach(dimension: Dimension, parent: Dimension, unit: Unit): boolean {
  const unitsOf = new Map<string, Set<number>>();
  let all = 0;
  dimension.codes.forEach((code, row) => {
    const [beside, own] = [parent.codes[row] ?? -1, unit.codes[row] ?? -1];
    if (code < 0 || beside < 0 || own < 0) return;
    const key = [code, beside].join(' ');
    const units = unitsOf.get(key) ?? new Set();
    unitsOf.set(key, units);
    if (!units.has(own)) all++;
    units.add(own);
  });
  return unitsOf.size > 0 && all <= LIMITS.mostFollowing * unitsOf.size;
}
