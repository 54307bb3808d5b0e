import type { Frame, Measure, Timeline } from '../frame/frame';
import { LIMITS } from './limits';

interface Own {
  early: number;
  late: number;
  before: number;
  after: number;
}

/**
 * Whether the mean of what is read again and again goes where it goes since things come or leave: those that are there at both ends take less than half of the
 * way. New campaigns with more views than the old ones raise a mean that no campaign's views have raised.
 */
export function comesOfMembers({ panel }: Pick<Frame, 'panel'>, { edges, values: times }: Timeline, measure: Measure): boolean {
  const size = Math.floor((edges.length - 1) / LIMITS.partsOfTime);
  const [from, early = NaN, late = NaN, to] = [edges[0], edges[size], edges.at(-1 - size), edges.at(-1)];
  if (!panel || size < 1 || from === undefined || to === undefined || late < early) return false;
  const things = new Map<number, Own>();
  times.forEach((at, row) => {
    const [thing, value] = [panel.things[row] ?? -1, measure.values[row] ?? NaN];
    if (thing < 0 || value !== value || !(at >= from && at < to)) return;
    const own = things.get(thing) ?? { early: 0, late: 0, before: 0, after: 0 };
    things.set(thing, own);
    if (at < early) {
      own.early += value;
      own.before++;
    } else if (at >= late) {
      own.late += value;
      own.after++;
    }
  });
  const all = [...things.values()].filter(({ before, after }) => before + after > 0);
  const stay = all.filter(({ before, after }) => before > 0 && after > 0);
  // What none of those that stay ever changes is moved by who comes or leaves alone: the floor of a shop.
  if (stay.length >= LIMITS.fewestThatStay && stay.length < all.length && stay.every(isKept)) return true;
  // Where hardly any come or leave there is nothing to tell apart; of hardly any that stay nothing is known.
  if (stay.length < LIMITS.fewestThatStay || stay.length >= LIMITS.nearlyAllStay * all.length) return false;
  const moved = (some: readonly Own[]) => {
    const sum = (of: (own: Own) => number) => some.reduce((total, own) => total + of(own), 0);
    return sum((own) => own.late) / sum((own) => own.after) - sum((own) => own.early) / sum((own) => own.before);
  };
  const own = stay.reduce((sum, one) => sum + one.late / one.after - one.early / one.before, 0) / stay.length;
  return Math.abs(own) < LIMITS.ofOwn * Math.abs(moved(all)) || Math.sign(own) !== Math.sign(moved(all));
}

/** The mean of one figure is that figure, but for the last digit that a computer adds. */
const isKept = ({ early, late, before, after }: Own): boolean =>
  Math.abs(late / after - early / before) <= LIMITS.lastDigits * Math.abs(early / before);
