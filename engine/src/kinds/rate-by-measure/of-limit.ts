import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { slopeOf } from '../../stats/correlation/slope';
import { correlate } from '../../stats/correlation/spearman';
import type { RateByEnds } from './ends';
import { LIMITS } from './limits';

/**
 * Whether it is a limit of its own that decides on each row: a course of which fewer are booked than its own least number is cancelled, and that few are is why. Another
 * figure in the same unit, of which rows lie on both sides: whether they keep to it tells more of the result than the end of the measure does, and on
 * either side the result hardly goes with the measure.
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
  const bar = (row: number) => limit.ranks[row] ?? NaN;
  const hits = rows.map(hit);
  const told = (isTold: (row: number) => boolean) => Math.abs(correlate(hits, rows.map((row) => Number(isTold(row))))?.r ?? 0);
  // What just meets a limit keeps to it or does not.
  const [isBelow] = [(row: number) => value(row) < (limit.values[row] ?? 0), (row: number) => value(row) <= (limit.values[row] ?? 0)].sort((a, b) => told(b) - told(a));
  if (!isBelow) return false;
  const sides = [rows.filter((row) => isBelow(row)), rows.filter((row) => !isBelow(row))];
  if (sides.some((side) => side.length < LIMITS.fewestRows)) return false;
  const [byLimit, byEnd] = [told(isBelow), told((row) => (rises ? value(row) >= high.from : value(row) <= low.to))];
  // What by itself goes with the result as well is another cause of it, or what comes of it, and no limit.
  const alone = Math.abs(correlate(hits, rows.map(bar))?.r ?? 0);
  if (byLimit <= byEnd || alone > LIMITS.ofLimitAlone * byLimit) return false;
  const all = Float64Array.from(codes, (_, row) => hit(row));
  // Where nothing varies nothing goes with it.
  const steep = (some: readonly number[]) => Math.abs(slopeOf(some, values, all) || 0);
  return sides.every((side) => steep(side) <= LIMITS.leftByOther * steep(rows));
} // prettier-ignore
