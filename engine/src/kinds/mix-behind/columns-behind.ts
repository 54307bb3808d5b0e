import type { Dimension } from '../../insights/frame/frame';
import { withinGroups } from '../../insights/series/sequences';
import { explained } from '../../stats/groups/explained';
import { crossed } from '../../stats/groups/crossed';
import { oneWayP } from '../../stats/groups/one-way';
import { LIMITS } from './limits';

/** Columns by which two sides differ, and in which stratum of all of them together each row lies. */
export interface ColumnsBehind {
  by: Dimension[];
  strata: Int32Array;
}

/**
 * The columns by whose mix two sides differ in a value, step by step: of those that differ between the sides and go with the value, both beyond chance
 * and beside the columns that were taken before, the one that could make most of a difference, which goes by the product of both shares of the variance (Cinelli
 * and Hazlett, J. R. Stat. Soc. B 82, 2020). They are never chosen by how much they change the difference. Each further one crosses those before it, as far as the
 * cells hold rows enough.
 * @param sides 1 for rows of the one side, 0 for those of the other, NaN for none of both
 */
export function columnsBehind(sides: Float64Array, values: Float64Array, columns: readonly Dimension[], holds: (strata: Int32Array) => boolean): ColumnsBehind {
  const by: Dimension[] = [];
  let strata: Int32Array = new Int32Array(values.length);
  let left = [...columns];
  let own: readonly [Float64Array, Float64Array] = [sides, values.map((value, row) => (Number.isNaN(sides[row]) ? NaN : value))];
  while (by.length < LIMITS.mostColumns) {
    const found = left
      .map((column) => ({ column, reach: reachOf(own, column) }))
      .filter(({ reach }) => reach > 0)
      .sort((a, b) => b.reach - a.reach);
    // What does not go with both by itself does so beside others hardly ever, and is not asked again.
    left = found.map(({ column }) => column);
    const next = found.find(({ column }) => holds(crossed(strata, column.codes)));
    if (!next) break;
    by.push(next.column);
    strata = crossed(strata, next.column.codes);
    left = left.filter((column) => column !== next.column);
    own = [withinGroups(sides, strata), withinGroups(own[1], strata)];
  }
  return { by, strata };
} // prettier-ignore

/** How much of a difference a column could make; 0 where it does not go with both. */
function reachOf([side, value]: readonly [Float64Array, Float64Array], column: Dimension): number {
  if (![side, value].every((of) => oneWayP(of, column.codes) < LIMITS.certain)) return 0;
  return explained(side, column) * explained(value, column);
}
