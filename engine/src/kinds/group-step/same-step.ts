import { DAY } from '../../insights/frame/time/periods';
import { weightOf } from '../../insights/series/series';
import type { Split } from './gap-of';
import type { Step } from './step-of-gap';
import { LIMITS } from './limits';

/** A group's step within a column of groups. */
export interface OwnStep {
  split: Split;
  step: Step & { code: number };
}

/**
 * Whether a step is told better by that of another group, of another column, at about the same time: that of a part of its rows without which the others
 * of its rows stay, or that of all that it is a part of, which move without it as well. A line's scrap is that of its one machine; what a contractor does
 * in six wards is not told of one of them.
 */
export const isToldBy = (own: OwnStep, other: OwnStep): boolean =>
  isAtOneTime(own, other) &&
  (isWithin(other, own) ? !moves(own, other, LIMITS.moves) : isWithin(own, other) && moves(other, own, LIMITS.itsOwn));

function isAtOneTime({ split: { timeline }, step }: OwnStep, { step: other }: OwnStep): boolean {
  const period = (timeline.edges[1] ?? 0) - (timeline.edges[0] ?? 0);
  return (
    Math.abs(step.moment - other.moment) <= Math.max(LIMITS.oneTime * period, LIMITS.daysOfOneTime * DAY) &&
    up(step) === up(other)
  );
}

const up = ({ own }: Step): boolean => own[1] > own[0];

/** Whether nearly all rows of one group are rows of the other, and it has others. */
function isWithin({ split: part, step }: OwnStep, { split: whole, step: wider }: OwnStep): boolean {
  let [rows, inside, all] = [0, 0, 0];
  part.dimension.codes.forEach((code, row) => {
    const isWider = whole.dimension.codes[row] === wider.code;
    if (isWider) all++;
    if (code !== step.code) return;
    rows++;
    if (isWider) inside++;
  });
  return inside >= LIMITS.mostOfOneKind * rows && inside < LIMITS.mostOfOneKind * all;
}

/** Whether the rows of the wider group that are none of the part take so much of its step, beyond what the others take. */
function moves(wider: OwnStep, part: OwnStep, share: number): boolean {
  const { timeline, measure, dimension } = wider.split;
  const { moment, own, rest } = wider.step;
  const sums = [0, 1].map(() => ({ sum: 0, n: 0 }));
  dimension.codes.forEach((code, row) => {
    if (code !== wider.step.code || part.split.dimension.codes[row] === part.step.code) return;
    const side = sums[(timeline.values[row] ?? NaN) >= moment ? 1 : 0];
    const value = measure ? (measure.values[row] ?? NaN) : 1;
    if (!side || value !== value) return;
    const weight = measure ? weightOf(measure, row) : 1;
    side.sum += weight * value;
    side.n += weight;
  });
  const [before = NaN, after = NaN] = sums.map(({ sum, n }) => (measure ? sum / n : sum));
  const others = rest[1] - rest[0];
  return Math.abs(after - before - others) >= share * Math.abs(own[1] - own[0] - others);
}
