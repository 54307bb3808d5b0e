import type { Table } from '../../../model';
import type { Sample } from '../../sample/read-sample';
import { byValues, type Decided } from '../decided';
import { LIMITS } from '../limits';
import { decideOpenNumbers } from '../numbers/open-numbers';

/**
 * Times of day that are written as whole numbers, 517 for 5:17: the last two digits never reach 60, the others never 24, and both differ. Of other
 * numbers four in ten end beyond. They have no mean: from 1259 to 1301 are two minutes.
 */
export const withClockTimes = (
  table: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] =>
  decideOpenNumbers(table, { decided, corrected, sample }, ['measure'], ({ values }) =>
    areClockTimes(values) ? { role: 'code', because: byValues('within-range') } : null,
  );

function areClockTimes(values: Float64Array): boolean {
  const [hours, minutes] = [new Set<number>(), new Set<number>()];
  let count = 0;
  for (const value of values) {
    if (value !== value) continue;
    const [hour, minute] = [Math.floor(value / 100), value % 100];
    // 2400 is the end of a day.
    if (value < 0 || minute % 60 !== minute || (hour % 24 !== hour && value !== 2400)) return false;
    hours.add(hour);
    minutes.add(minute);
    count++;
  }
  return count >= LIMITS.fewestRows && hours.size >= LIMITS.fewestOnClock && minutes.size >= LIMITS.fewestOnClock;
}
