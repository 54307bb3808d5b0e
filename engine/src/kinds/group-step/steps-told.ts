import { movesAsWell, stepOf, type Gap, type Step } from './step-of-gap';
import { LIMITS } from './limits';

/**
 * By amounts, or by factors where these show it more plainly.
 * @param groups of how many it is one: within a year only many show how far they drift
 */
export function bestStepOf(gap: Gap, groups: number): Step | null {
  const step = stepOf(gap);
  if (!step || (step.steps < LIMITS.fewestSteps && groups < LIMITS.manyBeside)) return null;
  const other = stepOf(gap, 'factor');
  const isBetter = other && mayBeTold(other) && (!mayBeTold(step) || other.shift > step.shift);
  return isBetter ? other : step;
}

/**
 * The step of a group that is its own. Each other group is held against those that are left: where groups drift each for itself, one of them seems to step.
 * Of many groups a few may step as well. What the others show of how far groups persist here says how sure the step is.
 *
 * @param others what lies between each other group and those that are left
 */
export function ownAmong(step: Step, others: readonly (() => Gap)[]): Step | null {
  const labels = others.length + 1;
  const most = labels >= LIMITS.manyMembers ? Math.floor(LIMITS.mostThatMove * others.length) : 0;
  const gaps: Gap[] = [];
  let moving = 0;
  for (const gapOf of others) {
    const gap = gapOf();
    const found = stepOf(gap, step.by);
    if (found && movesAsWell(found, gap.at.length, step.size)) moving++;
    if (moving > most) return null;
    gaps.push(gap);
  }
  const { p: beside, alone, line } = step.among(gaps);
  // Where it is certain of readings that do not persist, that they persist need only be unlikely.
  const p = step.steps >= LIMITS.fewestSteps && step.isOne && labels * beside < LIMITS.drift ? Math.min(step.p, beside) : beside;
  return alone >= LIMITS.beyondItsOwn && line >= LIMITS.beyondALine ? { ...step, p } : null;
}

export const changeOf = ({ own }: Step): number => Math.abs(own[1] / own[0] - 1);

export const surestFirst = (a: Step, b: Step): number => a.p - b.p || changeOf(b) - changeOf(a);

export const isTold = (step: Step): boolean => step.isOne && step.steps >= LIMITS.fewestSteps && mayBeTold(step);

export const mayBeTold = (step: Step): boolean =>
  step.mayBeOne &&
  step.beside >= LIMITS.fewestBeside &&
  step.shift * step.finer >= LIMITS.leastShift &&
  Math.abs(step.own[1] - step.own[0]) >= step.least;
