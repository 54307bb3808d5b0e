import type { ColumnStats } from '../contracts/table/column';
import { LIMITS } from './limits';

/** The largest size of a column's numbers; 0 where it has none. */
export const sizeOf = ({ min, max }: ColumnStats): number =>
  Math.max(typeof min === 'number' ? Math.abs(min) : 0, typeof max === 'number' ? Math.abs(max) : 0);

/** Whether the numbers of a column can be squared, summed and compared without leaving the range of floating point. */
export function isComputable(stats: ColumnStats): boolean {
  const size = sizeOf(stats);
  return size <= LIMITS.largest && (size === 0 || size >= LIMITS.smallest);
}
