import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { withinGroups } from '../../insights/series/sequences';
import { isAfter } from '../../profile/roles/there-first';
import { correlate } from '../../stats/correlation/spearman';
import { explained } from '../../stats/groups/explained';
import { LIMITS } from './limits';

/** The column by which two measures go together, and whether among like rows they go the other way. */
export interface PairBehind {
  by: Dimension;
  turned: boolean;
}

/**
 * The column that lies behind two measures that go together over all rows: of those that tell a part of both, the one that tells most. Chosen by that, it is
 * named only where at most half of the connection remains among rows of one label: dear things are bought in small numbers, and of each of them
 * the price does not fall with the number.
 */
export function pairBehind({ dimensions }: Pick<Frame, 'dimensions'>, x: Measure, y: Measure, r: number): PairBehind | null {
  const [first] = dimensions
    .filter((by) => isNamed(by) && !isAfter(by.column.name) && ![...x.columns, ...y.columns].includes(by.column.name))
    .map((by) => ({ by, part: Math.min(explained(x.ranks, by), explained(y.ranks, by)) }))
    .filter(({ part }) => part >= LIMITS.leastOfBoth)
    .sort((a, b) => b.part - a.part);
  if (!first) return null;
  const { codes } = first.by;
  const own = correlate(withinGroups(x.ranks, codes), withinGroups(y.ranks, codes));
  if (!own) return null;
  const isLeft = own.r * r > 0 && Math.abs(own.r) > LIMITS.mostLeft * Math.abs(r);
  return isLeft ? null : { by: first.by, turned: own.r * r < 0 && Math.abs(own.r) >= LIMITS.leastTurned };
}

/** A scale in steps of one of the two measures (the size of a room, of the people in it) leaves nothing of it within a step. */
const isNamed = ({ column, outcome, distinct }: Dimension): boolean =>
  !outcome && column.type === 'text' && column.role !== 'ordered-category' && distinct > 1 && distinct <= LIMITS.mostStrata;
