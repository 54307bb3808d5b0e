import { groupKey } from './aliases';
import type { Dimension } from '../frame';
import { determination } from '../screening/redundancy';
import { LIMITS } from '../limits';

/** For each group whose column determines another, coarser one: the group of that column which it belongs to. */
export function findParents(dimensions: readonly Dimension[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const child of dimensions)
    for (const parent of dimensions) {
      if (child === parent || child.labels.length < LIMITS.coarser * parent.labels.length) continue;
      if (determination(child, parent) < LIMITS.determined || (parent.counts[0] ?? 0) > LIMITS.nearlyConstant * parent.filled)
        continue;
      majority(child, parent).forEach((label, code) => {
        const key = groupKey(child.column.name, child.labels[code] ?? '');
        if (label !== undefined && !parents.has(key)) parents.set(key, groupKey(parent.column.name, label));
      });
    }
  return parents;
}

/** The parent's label that most rows of each child label have. */
function majority(child: Dimension, parent: Dimension): (string | undefined)[] {
  const width = parent.labels.length;
  const cells = new Float64Array(child.labels.length * width);
  for (let i = 0; i < child.codes.length; i++) {
    const a = child.codes[i] ?? -1;
    const b = parent.codes[i] ?? -1;
    if (a >= 0 && b >= 0) cells[a * width + b] = (cells[a * width + b] ?? 0) + 1;
  }
  return child.labels.map((_, code) => {
    const row = cells.subarray(code * width, (code + 1) * width);
    return parent.labels[row.indexOf(Math.max(...row))];
  });
}
