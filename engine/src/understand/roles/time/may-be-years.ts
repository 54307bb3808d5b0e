import { yearHint } from '../../../read/typing/year-names';
import { LIMITS } from '../limits';

/** Whether whole numbers from the one to the other could be years, for all that the header says. One that is a number names a point of a scale. */
export const mayBeYears = (name: string, low: number, high: number): boolean =>
  /\p{L}/u.test(name) && low >= LIMITS.earliestYear && high <= LIMITS.latestYear && high > low && yearHint(name) !== 'never';
