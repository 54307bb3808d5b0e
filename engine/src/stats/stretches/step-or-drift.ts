import { LIMITS } from '../limits';
import { LIMITS as OF_PIECES } from '../segments/limits';
import { withoutLoneReadings } from '../segments/standing-alone';
import { DRIFTS, leftByDrift } from './drifting-level';

/** A series, and the variance that chance gives each of its readings, where that is known: it is of rates of so many rows each. */
export interface Course {
  values: readonly number[];
  chance?: readonly number[] | undefined;
}

/** By how much a step describes one of several series better than what it is held against: differences of log likelihoods. */
export interface Gains {
  /** Than a level that drifts as the others do. */
  together: number;
  /** Than a level that drifts otherwise than all others. */
  alone: number;
  /** Than a line, the better of one beside which it drifts as the others do and one beside which it drifts otherwise. */
  line: number;
}

/**
 * One change of level against levels that drift. How far series drift here, and for how long, is one answer for all of them, each with a scatter of its own:
 * the others show what the one would do without a step. For two dozen readings this is what tells a step from a drift, which a series alone cannot.
 *
 * @param at first reading of the other level
 * @param others series in which nothing of the one is
 * @param weight of the others: as many of them as tell something that no other does
 */
export function stepOrDrift(course: Course, at: number, others: readonly Course[], weight: number): Gains {
  const { along, together, apart, gainsOf } = drifting(course, others, weight);
  const step = along((i) => (i < at ? 0 : 1));
  const line = along((i) => i / course.values.length);
  return { ...gainsOf(step), line: together(step) - Math.max(together(line), apart(line)) };
}

/** By how much a line describes one of several series better than a level that drifts as the others do, as for `stepOrDrift`. */
export function lineBeyondDrift(course: Course, others: readonly Course[], weight: number): number {
  const { along, gainsOf } = drifting(course, others, weight);
  return gainsOf(along((i) => i / course.values.length)).together;
}

function drifting(course: Course, others: readonly Course[], weight: number) {
  const unit = course.chance ? meanOf(course.chance) : 1;
  const along = (height: (i: number) => number) =>
    likelihoods(
      course,
      unit,
      Float64Array.from(course.values, (_, i) => height(i)),
    );
  const level = likelihoods(course, unit, null);
  const beside = DRIFTS.map(() => 0);
  for (const other of others) likelihoods(other, unit, null).forEach((one, i) => (beside[i] = (beside[i] ?? 0) + weight * one));
  const together = (one: readonly number[]) => largest(one.map((likelihood, i) => likelihood + (beside[i] ?? 0)));
  const apart = (one: readonly number[]) => largest(one) + largest(beside);
  // What is found from the same readings fits them better than it should; where chance is known it is not.
  const sure = course.chance ? 1 : 1 - LIMITS.parametersOfDrift / course.values.length;
  const gainsOf = (one: readonly number[]) => ({
    together: sure * (together(one) - together(level)),
    alone: together(one) - apart(level),
  });
  return { along, together, apart, gainsOf };
}

/** Of each drift, at the scatter that is known or that fits best. */
function likelihoods({ values: readings, chance }: Course, unit: number, along: Float64Array | null): number[] {
  const n = readings.length;
  const values = withoutLoneReadings(Float64Array.from(readings));
  const mean = meanOf(values);
  const scatter = meanOf(values.map((value) => (value - mean) ** 2));
  // What stays where it is tells nothing of drifts.
  if (!(scatter > 0)) return DRIFTS.map(() => 0);
  return DRIFTS.map(({ phi, variance }) => {
    const { logs, squares } = leftByDrift(values, chance ?? 1, along, { phi, variance: unit * variance }, LIMITS.leastPivot);
    return -(logs + (chance ? squares : n * Math.log(squares / n / scatter + OF_PIECES.noNoise))) / 2;
  });
}

const meanOf = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), -Infinity);
