import { chiSquareUpper } from '../stats/distributions/distributions';
import { kruskalWallis } from '../stats/kruskal-wallis';
import { rank } from '../stats/distributions/ranks';
import type { Dimension, Frame, Measure } from './frame/frame';
import { LIMITS as COLUMNS } from './frame/limits';
import { determination } from './frame/redundancy';
import { LIMITS } from './limits';

/**
 * Rows that come from a few units each (readings of a machine, pupils of a school) say less about a property of the units than
 * their number suggests: where units of one group differ among themselves, groups are judged by their units.
 */
export function clustersOf(frame: Pick<Frame, 'dimensions'>) {
  const units = new Map<Dimension, Dimension[]>();
  const unitsOf = (dimension: Dimension): Dimension[] => {
    const known = units.get(dimension);
    if (known) return known;
    const found = frame.dimensions.filter(
      (unit) =>
        unit !== dimension &&
        unit.labels.length === unit.distinct &&
        unit.labels.length >= LIMITS.unitsAGroup * dimension.labels.length &&
        unit.labels.length <= unit.filled / LIMITS.rowsAUnit &&
        determination(unit, dimension) >= COLUMNS.determined,
    );
    units.set(dimension, found);
    return found;
  };
  return {
    /** p of the groups' difference, judged by the units where these differ; 0 where rows stand for themselves. */
    p(dimension: Dimension, codes: Int32Array, measure: Measure): number {
      return unitsOf(dimension).reduce((largest, unit) => Math.max(largest, byUnits(unit, codes, measure)), 0);
    },
  };
}

function byUnits(unit: Dimension, codes: Int32Array, measure: Measure): number {
  const groups = kruskalWallis(measure.ranks, codes);
  const own = unit.codes.map((code, row) => ((codes[row] ?? -1) < 0 ? -1 : code));
  const units = kruskalWallis(measure.ranks, own);
  if (!groups || !units) return 0;
  const extra = units.groups.length - groups.groups.length;
  if (extra < 1 || chiSquareUpper(Math.max(0, units.h - groups.h), extra) > LIMITS.unitsDiffer) return 0;
  const groupOf = new Map<number, number>();
  own.forEach((code, row) => {
    if (code >= 0) groupOf.set(code, codes[row] ?? -1);
  });
  const means = rank(units.groups.map(({ meanRank }) => meanRank)).ranks;
  const judged = kruskalWallis(
    means,
    units.groups.map(({ code }) => groupOf.get(code) ?? -1),
  );
  return judged?.p ?? 1;
}
