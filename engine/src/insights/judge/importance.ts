import { LIMITS } from './limits';

/** A group beside all others, by what both are expected to be. */
export interface Apart {
  value: number;
  others: number;
  /** Rows of the group. */
  n: number;
}

/**
 * Whether a group's mean lies far enough from that of the others to matter: by .3 of the spread of single rows, or by half of that where it moves
 * one part in twenty of the sum.
 * @param all spread of single rows, and their sum where it means something
 */
export function levelMatters({ value, others, n }: Apart, { sd, sum }: { sd: number; sum: number | null }): boolean {
  const distance = Math.abs(value - others);
  if (distance >= LIMITS.leastOfSpread * sd) return true;
  return sum !== null && sum > 0 && distance >= LIMITS.leastOfSpreadInSum * sd && n * distance >= LIMITS.leastOfSum * sum;
}

/**
 * Whether a group's share lies far enough from that of the others to matter: by half as much again (of the event, or of its absence), by five points, or
 * by a quarter where it makes up a tenth of all events; and never by less than one event in fifty.
 * @param events of all rows
 */
export function shareMatters({ value, others, n }: Apart, events: number): boolean {
  const moved = n * Math.abs(value - others);
  if (moved < LIMITS.leastOfEvents * events) return false;
  const times = Math.max(ratioOf(value, others), ratioOf(1 - value, 1 - others));
  return (
    times >= LIMITS.leastTimes ||
    Math.abs(value - others) >= LIMITS.leastPoints ||
    (ratioOf(value, others) >= LIMITS.leastTimesOfMany && moved >= LIMITS.leastOfManyEvents * events)
  );
}

/** How many times the smaller the larger one is. */
const ratioOf = (a: number, b: number): number => (Math.min(a, b) > 0 ? Math.max(a / b, b / a) : Infinity);
