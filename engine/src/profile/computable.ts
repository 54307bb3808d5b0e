import type { ColumnStats } from '../contracts/column';

/** Third powers and sums of such sizes over a million rows still are numbers, and of smaller ones are not nought. */
const LARGEST = 1e100;
const SMALLEST = 1e-100;

/** The largest size of a column's numbers; 0 where it has none. */
export const sizeOf = ({ min, max }: ColumnStats): number =>
  Math.max(typeof min === 'number' ? Math.abs(min) : 0, typeof max === 'number' ? Math.abs(max) : 0);

/** Whether the numbers of a column can be squared, summed and compared without leaving the range of floating point. */
export function isComputable(stats: ColumnStats): boolean {
  const size = sizeOf(stats);
  return size <= LARGEST && (size === 0 || size >= SMALLEST);
}
