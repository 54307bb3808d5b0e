import { LIMITS } from './limits';

/** Levels before a moment and from it on. */
export type Levels = readonly [before: number, after: number];

/** Share of a group's change that others do not take: of those who take half of it, a half; of those who go the other way, more than all. */
const shareOfOwn = (own: number, others: number): number => 1 - others / own;

/**
 * Whether a group's change is its own, both by amounts and, where all levels are above nought, by factors: what all lose a third of is most for the
 * largest, and what all lose ten of is the largest share for the smallest.
 */
export function isItsOwn([before, after]: Levels, [othersBefore, othersAfter]: Levels): boolean {
  const byAmount = shareOfOwn(after - before, othersAfter - othersBefore);
  const byFactor = Math.min(before, after, othersBefore, othersAfter) > 0;
  const least = byFactor
    ? Math.min(byAmount, shareOfOwn(Math.log(after / before), Math.log(othersAfter / othersBefore)))
    : byAmount;
  return least >= LIMITS.itsOwn;
}
