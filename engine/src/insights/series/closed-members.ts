import type { Frame, Measure, Timeline } from '../frame/frame';
import { LIMITS } from './limits';

/** Places of a change of level: the periods before it from `from` on, after it up to before `to`. */
export interface Turn {
  from: number;
  at: number;
  to: number;
}

interface Side {
  sum: number;
  n: number;
  periods: Set<number>;
}

interface Thing {
  before: Side;
  after: Side;
  noughts: number;
}

const side = (): Side => ({ sum: 0, n: 0, periods: new Set() });
const meanOf = (some: readonly Side[]): number =>
  some.reduce((total, { sum }) => total + sum, 0) / some.reduce((total, { n }) => total + n, 0);

/**
 * Whether the level of what is read again and again changes only since a thing opens, closes or stands at nought for a while: those that are there on
 * both sides of the change, with readings above or below nought, take less than half of it.
 */
export function comesOfClosed(
  { panel }: Pick<Frame, 'panel'>,
  { period }: Timeline,
  { values }: Measure,
  { from, at, to }: Turn,
): boolean {
  if (!panel) return false;
  const things = new Map<number, Thing>();
  panel.things.forEach((thing, row) => {
    const [place, value] = [period[row] ?? -1, values[row] ?? NaN];
    if (thing < 0 || value !== value || place < from || place >= to) return;
    const own = things.get(thing) ?? { before: side(), after: side(), noughts: 0 };
    things.set(thing, own);
    const half = place < at ? own.before : own.after;
    half.sum += value;
    half.n++;
    half.periods.add(place);
    if (value === 0) own.noughts++;
  });
  const all = [...things.values()];
  const isThere = ({ before, after, noughts }: Thing) => {
    const n = before.n + after.n;
    // What is nought now and then stands there as it always does; a week of noughts among hundreds of other readings is a closed door.
    const isClosed = noughts > 0 && noughts <= LIMITS.closedFor * n;
    return !isClosed && before.periods.size >= LIMITS.nearlyAllStay * (at - from) && after.periods.size >= LIMITS.nearlyAllStay * (to - at);
  };
  const there = all.filter(isThere);
  if (there.length < LIMITS.fewestThatStay || there.length === all.length) return false;
  const moved = (some: readonly Thing[]) => meanOf(some.map(({ after }) => after)) - meanOf(some.map(({ before }) => before));
  const own = moved(there);
  return Math.abs(own) < LIMITS.ofOwn * Math.abs(moved(all)) || Math.sign(own) !== Math.sign(moved(all));
} // prettier-ignore
