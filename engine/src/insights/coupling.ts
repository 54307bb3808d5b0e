import type { Dimension, Measure, Timeline } from './frame/frame';
import { LIMITS } from './limits';

/**
 * Tells whether a change in this direction may be believed. A duration is its end minus its start, so it correlates with its own
 * start even when the end knows nothing of it: an end that is drawn at random gives durations that fall perfectly. The slope of the
 * end on the start tells the cases apart: near 0 the end ignores the start, 1 means equal durations throughout, above 1 they grow.
 */
export type Guard = (rising: boolean) => boolean;

const always: Guard = () => true;
const never: Guard = () => false;

/**
 * Guard for changes of the measure over the timeline. A test whose outcome is not to be believed counts as run without result:
 * its tiny p must not lower the bar for the others.
 */
export function guardOf(measure: Measure | null, timeline: Timeline): Guard {
  const [guard = always] = guardsOf(measure, timeline, null, 1);
  return guard;
}

/** Guard for how often a label comes about over the timeline. */
export const guardOfLabel = ({ open }: Pick<Dimension, 'open'>): Guard => (open ? never : always);

/** A guard for each group of rows with the codes 0 up to `groups`; without codes all rows are one group. */
export function guardsOf(measure: Measure | null, timeline: Timeline, codes: Int32Array | null, groups: number): Guard[] {
  const each = (guard: Guard) => Array<Guard>(groups).fill(guard);
  if (measure?.elapsed) return each(never);
  const { pair } = measure ?? { pair: null };
  if (!measure || (pair?.start !== timeline.column.name && pair?.end !== timeline.column.name)) return each(always);
  // Seen from the end, a long duration only says that the start lies far back.
  if (pair.end === timeline.column.name) return each(never);
  return endOnStart(measure, timeline, codes, groups).map(
    (slope) => (rising) => (rising ? slope > 1 : slope > LIMITS.fallingSlope && slope < 1),
  );
}

/** Least-squares slope of the end on the start, within each group. */
function endOnStart(measure: Measure, timeline: Timeline, codes: Int32Array | null, groups: number): number[] {
  const unit = millisecondsOf(measure.unit);
  const { values } = timeline;
  // Centred roughly, so that the differences of sums keep their digits.
  const origin = timeline.edges[timeline.edges.length >> 1] ?? 0;
  const sums = Array.from({ length: groups }, () => ({ n: 0, x: 0, y: 0, xx: 0, xy: 0 }));
  for (let i = 0; i < values.length; i++) {
    const group = sums[codes ? (codes[i] ?? -1) : 0];
    const x = (values[i] ?? NaN) - origin;
    const y = (measure.values[i] ?? NaN) * unit;
    if (!group || x !== x || y !== y) continue;
    group.n++;
    group.x += x;
    group.y += y;
    group.xx += x * x;
    group.xy += x * y;
  }
  return sums.map(({ n, x, y, xx, xy }) => {
    const spread = xx - (x * x) / n;
    return spread > 1e-12 * xx ? 1 + (xy - (x * y) / n) / spread : 1;
  });
}

const UNITS: Record<string, number> = {
  seconds: 1e3,
  s: 1e3,
  minutes: 6e4,
  min: 6e4,
  hours: 36e5,
  days: 864e5,
  weeks: 6048e5,
  months: 263e7,
  years: 31557e6,
};
const millisecondsOf = (unit: string | null): number => UNITS[unit ?? 'days'] ?? 864e5;
