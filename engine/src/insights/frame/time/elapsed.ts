import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Dimension, Measure, Timeline } from '../frame';
import { LIMITS } from '../limits';

/** Milliseconds of what a length of time may be counted in. */
const UNITS = [1e3, 60e3, 3600e3, 86_400e3, 7 * 86_400e3, 30.44 * 86_400e3, 365.25 * 86_400e3];

/**
 * Marks measures that hold how long ago the time of their row was (tenure by the day of hiring, follow-up by the day of operation), in all rows
 * or in those of a label that is still open, what is made of them, and the columns of such labels: whoever began later has had less time, and that
 * these figures fall with it is no news.
 * @param register the rows are members as they are today: by when they joined, their figures are those of the ones that are left
 */
export function markElapsed(timeline: Timeline | null, measures: readonly Measure[], dimensions: readonly Dimension[], algebra: readonly ColumnRelation[], register = false): void {
  if (!timeline || timeline.regular) return;
  if (register) for (const measure of measures) measure.elapsed = true;
  // Whoever came later has had less time to leave.
  if (register) for (const dimension of dimensions) if (dimension.outcome) dimension.open = true;
  for (const measure of measures) {
    if (measure.fraction || measure.pair || measure.columns.includes(timeline.column.name)) continue;
    const all = isTimeUntilNow(timeline, measure, null);
    const open = dimensions.filter((dimension) => dimension.distinct <= LIMITS.labelsOfState && isTimeUntilNow(timeline, measure, dimension));
    if (!all && open.length === 0) continue;
    const made = new Set(measure.columns);
    for (const relation of algebra) if (partsOf(relation).some((part) => made.has(part))) made.add(relation.target);
    for (const other of measures) if (other.columns.some((column) => made.has(column))) other.elapsed = true;
    if (!all) for (const dimension of open) dimension.open = true;
  }
} // prettier-ignore

const partsOf = (relation: ColumnRelation): readonly string[] =>
  relation.kind === 'product' ? relation.of : relation.kind === 'linear' || relation.kind === 'bucket' ? [relation.of] : [];

/** Whether a measure falls by one of a unit of time with each such unit that its row is later, and by hardly anything else: in all rows, or in those of any label. */
function isTimeUntilNow({ values }: Timeline, measure: Measure, dimension: Dimension | null): boolean {
  const sums = Array.from({ length: dimension?.labels.length ?? 1 }, (): Sums => ({ n: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 }));
  const origin = values.find((value) => !Number.isNaN(value)) ?? 0;
  for (let row = 0; row < measure.values.length; row++) {
    const own = sums[dimension ? (dimension.codes[row] ?? -1) : 0];
    const value = measure.values[row] ?? NaN;
    const at = (values[row] ?? NaN) - origin;
    if (!own || Number.isNaN(value) || Number.isNaN(at)) continue;
    own.n++;
    own.x += at;
    own.y += value;
    own.xx += at * at;
    own.xy += at * value;
    own.yy += value * value;
  }
  return sums.some(fallsWithTime);
}

interface Sums {
  n: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

function fallsWithTime({ n, x, y, xx, xy, yy }: Sums): boolean {
  const [spread, both, own] = [xx - (x * x) / n, xy - (x * y) / n, yy - (y * y) / n];
  if (n < LIMITS.fewestElapsed || !(spread > 0) || !(own > 0)) return false;
  return (
    both / Math.sqrt(spread * own) <= -LIMITS.leastElapsed &&
    UNITS.some((unit) => Math.abs((both / spread) * unit + 1) <= LIMITS.strayOfElapsed)
  );
}
