import type { Measure, Timeline } from '../../insights/frame/frame';
import { DAY, LENGTH, nextPeriod, periodIndex, periodStart } from '../../insights/frame/time/periods';
import { courseOf, type Course } from '../../stats/segments/course';
import { endsOfCycles, levelChangeOf } from '../../stats/segments/level-change';
import type { Grain } from '../../wording/date-text';
import type { CourseOf } from './say';
import { LIMITS } from './limits';

/** A stretch of time in which a path turns, at its highest or lowest point there. */
export interface Turn {
  high: boolean;
  /** Milliseconds; the second one lies outside. */
  from: number;
  to: number;
}

interface Points {
  at: number[];
  values: number[];
}

/** Where the path of a series turns between its ends, as the pieces that describe it do. */
export function turnsOf(timeline: Timeline, measure: Measure, of: CourseOf, grain: Grain): Turn[] {
  const { at, values } = pointsOf(timeline, measure, of, grain);
  if (at.length < LIMITS.stopsOfPath) return [];
  const knots = extremesOf(courseOf(values), values);
  // Each turn is looked for as far as halfway to its neighbours.
  const half = (a: number, b: number) => at[Math.ceil((a + b) / 2)] ?? Infinity;
  return knots.slice(1, -1).map(({ place, y }, i) => ({
    high: y > (knots[i]?.y ?? y),
    from: half(knots[i]?.place ?? 0, place),
    to: half(place, knots[i + 2]?.place ?? at.length - 1),
  }));
}

/** Periods of a cycle of the calendar. */
const A_CYCLE: Partial<Record<Grain, number>> = { hour: 24, day: 7, month: 12, quarter: 4 };

/** What may be said of where a series goes. */
export interface Going {
  /** `path`: its readings themselves show it; `level`: only their level does, around which they scatter; `none`: they only scatter. */
  how: 'path' | 'level' | 'none';
  /** How its end certainly stands against its beginning: 1 higher, -1 lower, 0 not certain. */
  ends: -1 | 0 | 1;
  /** Periods of either end, in whole cycles of the calendar or of the same parts of it; 0 where it has none: thirds. */
  over: number;
  /** Where its first end is over and its last one begins, in milliseconds. */
  early: number;
  late: number;
  /** Between its highest and its lowest period, as a share of its mean; 0 of what has none. */
  swing: number;
}

/** Whether a series goes anywhere, by its own periods, or by the finer ones of the data where these are few. */
export function goingOf(timeline: Timeline, measure: Measure, of: CourseOf, grain: Grain): Going {
  const told = pointsOf(timeline, measure, of, grain);
  const cycle = cycleOf(told.at, grain);
  const over = cycle === undefined ? 0 : endsOfCycles(told.at.length, cycle);
  const size = over > 0 ? over : Math.max(1, Math.round(told.at.length / LIMITS.parts));
  const bounds = { over, early: told.at[size] ?? 0, late: told.at.at(-size) ?? 0 };
  const finer = told.at.length < LIMITS.fewestForLevel && of !== 'reading' ? finerThan(timeline, grain) : null;
  const points = finer ? pointsOf(timeline, measure, of, finer) : told;
  const { moves, ends } = levelChangeOf(points.values, cycleOf(points.at, finer ?? grain));
  const { scatter } = levelChangeOf(told.values, cycle);
  return {
    ...bounds,
    swing: swingOf(told.values),
    ends,
    how: !moves ? 'none' : scatter <= LIMITS.mostScatter ? 'path' : 'level',
  };
}

function swingOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean === 0 || values.length === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / Math.abs(mean);
}

/** The coarsest finer grain of which the data have enough periods. */
function finerThan({ values, finest }: Timeline, grain: Grain): Grain | null {
  const seen = values.filter((value) => value === value);
  const span = seen.reduce((a, b) => Math.max(a, b), -Infinity) - seen.reduce((a, b) => Math.min(a, b), Infinity);
  const finer: readonly Grain[] = ['quarter', 'month', 'week', 'day', 'hour'];
  return finer.find((one) => LENGTH[one] < LENGTH[grain] && LENGTH[one] >= LENGTH[finest] && span >= LIMITS.fewestForLevel * LENGTH[one]) ?? null; // prettier-ignore
}

/** Periods of a calendar cycle, where none is missing: otherwise the places of a cycle are not its parts. */
function cycleOf(at: readonly number[], grain: Grain): number | undefined {
  return at.every((start, i) => i === 0 || nextPeriod(periodStart(at[i - 1] ?? 0, grain), grain) === periodStart(start, grain))
    ? A_CYCLE[grain]
    : undefined;
}

interface Knot {
  place: number;
  y: number;
}

/** The ends of a course and the points between them at which it turns by enough to be seen. */
function extremesOf({ pieces }: Course, values: readonly number[]): Knot[] {
  const knots = pieces.flatMap(({ from, to, start, slope }): Knot[] => {
    // A straight piece may end beyond all of its readings, which is no turn of theirs.
    let [low, high] = [Infinity, -Infinity];
    for (const value of values.slice(from, to)) [low, high] = [Math.min(low, value), Math.max(high, value)];
    const reached = (y: number) => Math.min(Math.max(y, low), high);
    return [
      { place: from, y: reached(start) },
      { place: to - 1, y: reached(start + slope * (to - 1 - from)) },
    ];
  });
  const range = Math.max(...knots.map(({ y }) => y)) - Math.min(...knots.map(({ y }) => y));
  const turning = knots.filter(({ y }, i) => i === 0 || i === knots.length - 1 || (y - (knots[i - 1]?.y ?? y)) * ((knots[i + 1]?.y ?? y) - y) < 0); // prettier-ignore
  // The least move between two turns goes first, with both of them: what it leaves runs on as if it were not there.
  for (;;) {
    const moves = turning.slice(1).map(({ y }, i) => Math.abs(y - (turning[i]?.y ?? y)));
    const least = Math.min(...moves);
    const i = moves.indexOf(least);
    if (turning.length <= 2 || least >= LIMITS.leastTurn * range) return turning;
    if (i === 0) turning.splice(1, 1);
    else if (i === moves.length - 1) turning.splice(i, 1);
    else turning.splice(i, 2);
  }
}

/** The figures that the course is told by, as the miner has them. */
function pointsOf(timeline: Timeline, measure: Measure, of: CourseOf, grain: Grain): Points {
  const found = new Map<number, { sum: number; n: number }>();
  const starts = new Map<number, number>();
  // A day lies in one period of any coarser grain: the calendar is asked once for each.
  const startOf = (time: number): number => {
    if (grain === 'hour') return periodStart(time, grain);
    const day = Math.floor(time / DAY);
    const start = starts.get(day) ?? periodStart(time, grain);
    starts.set(day, start);
    return start;
  };
  timeline.values.forEach((time, row) => {
    const value = measure.values[row] ?? NaN;
    if (time !== time || value !== value || (of === 'sum' && periodIndex(timeline.edges, time) < 0)) return;
    const key = of === 'reading' ? time : startOf(time);
    const own = found.get(key);
    if (!own) found.set(key, { sum: value, n: 1 });
    else {
      own.sum += value;
      own.n++;
    }
  });
  const usual = Math.max(...[...found.values()].map(({ n }) => n));
  const isSum = of === 'sum' || (of === 'reading' && measure.additive);
  const points = [...found]
    .filter(([, { n }]) => of !== 'mean' || n >= LIMITS.fullPeriod * usual)
    .sort(([a], [b]) => a - b)
    .map(([at, { sum, n }]) => ({ at, y: isSum ? sum : sum / n }));
  return { at: points.map(({ at }) => at), values: points.map(({ y }) => y) };
}
