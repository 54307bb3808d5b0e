import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { areOwn } from '../../../insights/frame/roles';
import { isOptional } from '../../../understand/waits/words';
import { cutBy, type Cut } from './blocks';
import { isNote, tellsFate } from './events';
import { LIMITS } from './limits';

/** Columns that name groups: what rows are, and not what becomes of them or is noted of them. */
export function groupsOf(frame: Frame): Dimension[] {
  return frame.dimensions
    .filter(
      (dimension) =>
        dimension.distinct >= 2 &&
        dimension.labels.length <= LIMITS.mostGroups &&
        !tellsFate(dimension) &&
        !isNote(dimension) &&
        !isOptional(dimension.column.name) &&
        areOwn(frame.table, [dimension.column.name]),
    )
    .toSorted((a, b) => a.labels.length - b.labels.length)
    .slice(0, LIMITS.mostColumns);
}

/** A column within whose labels rows are compared. */
export type Held = Pick<Dimension, 'column' | 'codes'> & { labels: readonly unknown[] };

/** Columns that rows are held against: labels of what was there first, and numbers of which there are a few, as thicknesses, seats and ages are. */
export const heldOf = (frame: Frame): Held[] => [
  ...frame.dimensions.filter((dimension) => !tellsFate(dimension) && dimension.labels.length <= LIMITS.mostHeld),
  ...frame.measures.flatMap((measure) => classesOf(frame, measure) ?? []),
];

/** Nought of a number is a count of what happened. */
function classesOf({ table }: Frame, { kind, values, weights, columns: [name = ''], fraction }: Measure): Held | null {
  const column = table.columns.find((one) => one.name === name);
  if (kind !== 'column' || weights || fraction || !column) return null;
  const places = new Map<number, number>();
  for (const value of values) {
    if (value !== value || places.has(value)) continue;
    if (value <= 0 || places.size === LIMITS.mostValues) return null;
    places.set(value, places.size);
  }
  return places.size < 2
    ? null
    : { column, codes: Int32Array.from(values, (value) => places.get(value) ?? -1), labels: [...places.keys()] };
}

export function cutsOf({ table, panel, n }: Frame, groups: readonly Dimension[]): Cut[] {
  const small = groups.filter(({ labels }) => labels.length <= LIMITS.mostOfCell);
  const ofClasses = new Set((table.model?.algebra ?? []).flatMap((one) => (one.kind === 'same-groups' || one.kind === 'bucket' ? [`${one.target}\n${one.of}`, `${one.of}\n${one.target}`] : []))); // prettier-ignore
  // Of things that are read again and again a cell of two columns is some of these things.
  const pairs = panel
    ? []
    : small.flatMap((a, i) =>
        small.slice(i + 1).flatMap((b) => (ofClasses.has(`${a.column.name}\n${b.column.name}`) ? [] : [[a, b]])),
      );
  return [cutBy([], n), ...[...groups.map((one) => [one]), ...pairs].map((one) => cutBy(one))];
}
