import type { Dimension, Frame } from '../../../insights/frame/frame';
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
        !isNote(dimension.column) &&
        !isOptional(dimension.column.name) &&
        areOwn(frame.table, [dimension.column.name]),
    )
    .toSorted((a, b) => a.labels.length - b.labels.length)
    .slice(0, LIMITS.mostColumns);
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
