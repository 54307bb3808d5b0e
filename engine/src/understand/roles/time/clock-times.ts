import type { Table } from '../../../model';
import type { Sample } from '../../sample/read-sample';
import { byValues, type Decided } from '../decided';
import { readHeader } from '../header';
import { LIMITS } from '../limits';
import { namesQuantity } from '../numbers/quantity';

/**
 * Times of day that are written as whole numbers, 517 for 5:17: the last two digits never reach 60, the others never 24, and both differ. Of other
 * numbers four in ten end beyond. They have no mean: from 1259 to 1301 are two minutes.
 */
export function withClockTimes(
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] {
  return decided.map((own, at) => {
    const column = columns[at];
    const isOpen = own.role === 'measure' && column?.type === 'integer' && column.unit === null && !corrected.has(column.name);
    if (!isOpen || namesQuantity(readHeader(column.name))) return own;
    const numbers = sample.columns.find(({ name }) => name === column.name);
    return numbers && areClockTimes(numbers.values) ? { role: 'code', because: byValues('within-range') } : own;
  });
}

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
