import type { Dimension, Frame } from '../../insights/frame/frame';
import { median } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/**
 * Whether a value that is far out of the whole table is what its own group, or what two groups have in common, usually comes to: what the snacks of one shop
 * bring back lies far above all other returns, week by week.
 */
export function isOrdinary(
  { dimensions }: Pick<Frame, 'dimensions'>,
  values: Float64Array,
  { row, fence, usual }: { row: number; fence: number; usual: number },
): boolean {
  const looked = dimensions.filter(({ distinct }) => distinct > 1 && distinct <= LIMITS.mostOfACell).slice(0, LIMITS.mostCells);
  const halfway = (usual + fence) / 2;
  const isFar = (value: number) => (fence > usual ? value >= halfway : value <= halfway);
  return looked.some((first, i) =>
    [null, ...looked.slice(i + 1)].some((second) => {
      const own = cellOf(values, row, second ? [first, second] : [first]);
      return own.length >= LIMITS.fewestOfACell && isFar(median(own));
    }),
  );
}

/** Values of the other rows that bear the row's own labels. */
function cellOf(values: Float64Array, row: number, columns: readonly Dimension[]): Float64Array {
  const labels = columns.map(({ codes }) => codes[row] ?? -1);
  if (labels.some((label) => label < 0)) return new Float64Array();
  return values.filter(
    (value, other) => other !== row && value === value && columns.every(({ codes }, i) => codes[other] === labels[i]),
  );
}
