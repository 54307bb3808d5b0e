import type { Timeline } from '../frame/frame';
import { conditions, instant, name } from '../sql';
import type { OwnRows } from './rows-behind';

/**
 * The rows of complete periods.
 * @param from index of the first period
 * @param to index of the last one
 * @param condition of a group, as SQL; '' for all rows
 */
export function ofPeriod({ column, edges }: Timeline, from: number, to: number, condition = ''): OwnRows {
  const time = name(column.name);
  const [start, end] = [edges[from] ?? 0, edges[to + 1] ?? 0];
  return { where: conditions(`${time} >= ${instant(start)} AND ${time} < ${instant(end)}`, condition) };
}
