import type { Finding } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { correlate } from '../../stats/correlation/spearman';
import { LIMITS } from './limits';
import type { RateByMeasureTold } from './say';

/**
 * Whether one measure tells the result only as a part of another that tells it better: few pay less where few come. Beside the whole at most half of its connection with
 * the result is left (a partial correlation of ranks).
 */
export function isByWhole({ told }: Finding<RateByMeasureTold>, { told: other }: Finding<RateByMeasureTold>): boolean {
  if (told.measure === other.measure || told.result !== other.result || !isPart(told.measure, other.measure)) return false;
  const hits = Float64Array.from(told.result.codes, (code) => (code < 0 ? NaN : Number(told.result.labels[code] === told.ends.event)));
  const r = (x: ArrayLike<number>, y: ArrayLike<number>) => correlate(x, y)?.r ?? 0;
  const [own, its, both] = [r(hits, told.measure.ranks), r(hits, other.measure.ranks), r(told.measure.ranks, other.measure.ranks)];
  if (Math.abs(its) <= Math.abs(own) || both * both >= 1 || its * its >= 1) return false;
  const left = (own - its * both) / Math.sqrt((1 - its * its) * (1 - both * both));
  return left * Math.sign(own) <= LIMITS.leftByOther * Math.abs(own);
} // prettier-ignore

/** Whether a number is never above another in the same unit, and not always as large. */
function isPart(part: Measure, whole: Measure): boolean {
  if (part.unit !== whole.unit || part.kind !== 'column' || whole.kind !== 'column') return false;
  let [rows, kept, less] = [0, 0, 0];
  part.values.forEach((value, row) => {
    const all = whole.values[row] ?? NaN;
    if (value !== value || all !== all) return;
    rows++;
    if (value >= 0 && value <= all) kept++;
    if (value < all) less++;
  });
  return less > 0 && kept >= LIMITS.partOfRows * rows;
}
