import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { correlate } from '../../stats/correlation/spearman';
import type { RateByEnds } from './ends';
import { LIMITS } from './limits';

/**
 * Whether it is a limit of its own that decides on each row: a course of which fewer are booked than its own least number is cancelled, and that few are is why. Another
 * figure in the same unit, of which rows lie on both sides: whether they keep to it tells more of the result than the end of the measure does, and among those that do
 * the result hardly goes with the measure.
 */
export function isOfLimit({ measures }: Pick<Frame, 'measures'>, result: Dimension, measure: Measure, ends: RateByEnds): boolean {
  return (
    measure.kind === 'column' &&
    measures.some((limit) => limit !== measure && limit.kind === 'column' && limit.unit === measure.unit && decides(limit, result, measure, ends))
  );
} // prettier-ignore

function decides(limit: Measure, { codes, labels }: Dimension, { values }: Measure, { low, high, rises, event }: RateByEnds): boolean {
  const own = labels.indexOf(event);
  const isKnown = (row: number) => (codes[row] ?? -1) >= 0 && !Number.isNaN((values[row] ?? NaN) + (limit.values[row] ?? NaN));
  const rows = [...codes.keys()].filter(isKnown);
  const hit = (row: number) => Number(codes[row] === own);
  const value = (row: number) => values[row] ?? 0;
  const isBeyond = (row: number) => (rises ? value(row) > (limit.values[row] ?? 0) : value(row) < (limit.values[row] ?? 0));
  const kept = rows.filter((row) => !isBeyond(row));
  if (Math.min(kept.length, rows.length - kept.length) < LIMITS.fewestRows) return false;
  const hits = rows.map(hit);
  const told = (isTold: (row: number) => boolean) => correlate(hits, rows.map((row) => Number(isTold(row))))?.r ?? 0;
  const byEnd = told((row) => (rises ? value(row) >= high.from : value(row) <= low.to));
  const beyond = told(isBeyond);
  // What by itself goes with the result as well is another cause of it, or what comes of it, and no limit.
  const alone = Math.abs(correlate(rows.map(hit), rows.map((row) => limit.ranks[row] ?? NaN))?.r ?? 0);
  if (beyond <= byEnd || alone > LIMITS.ofLimitAlone * beyond) return false;
  const [among, overall] = [slope(kept.map(value), kept.map(hit)), slope(rows.map(value), hits)];
  return Math.abs(among) <= LIMITS.leftByOther * Math.abs(overall);
} // prettier-ignore

/** Of the least-squares line; 0 where nothing varies. */
function slope(x: readonly number[], y: readonly number[]): number {
  const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [mx, my] = [meanOf(x), meanOf(y)];
  const xx = x.reduce((sum, one) => sum + (one - mx) ** 2, 0);
  return xx > 0 ? x.reduce((sum, one, i) => sum + (one - mx) * ((y[i] ?? 0) - my), 0) / xx : 0;
}
