import type { Grain } from '../../../wording/date-text';
import { quantileSorted } from '../../../stats/distributions/quantile';
import { LIMITS } from '../limits';

const HOUR = 3_600_000;
/** In milliseconds. */
export const SECOND = 1000;
export const DAY = 24 * HOUR;
/** From fine to coarse. */
const GRAINS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
/** Usual length of a period, milliseconds. */
export const LENGTH: Record<Grain, number> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30.44 * DAY,
  quarter: 91.3 * DAY,
  year: 365.25 * DAY,
};

/** The coarser of two grains. */
export const coarser = (a: Grain, b: Grain): Grain => (GRAINS.indexOf(a) < GRAINS.indexOf(b) ? b : a);

/** Start of the period that holds the instant, in UTC, as DuckDB's `date_trunc` gives it (weeks start on Monday). */
export function periodStart(ms: number, grain: Grain): number {
  if (grain === 'hour') return Math.floor(ms / HOUR) * HOUR;
  const day = Math.floor(ms / DAY) * DAY;
  if (grain === 'day') return day;
  const date = new Date(day);
  if (grain === 'week') return day - ((date.getUTCDay() + 6) % 7) * DAY;
  const month = grain === 'year' ? 0 : grain === 'quarter' ? Math.floor(date.getUTCMonth() / 3) * 3 : date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month, 1);
}

export function nextPeriod(start: number, grain: Grain): number {
  if (grain === 'hour') return start + HOUR;
  if (grain === 'day') return start + DAY;
  if (grain === 'week') return start + 7 * DAY;
  const date = new Date(start);
  const months = grain === 'month' ? 1 : grain === 'quarter' ? 3 : 12;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/**
 * The step that the moments keep: the coarsest grain of which no period holds two of them, save a few. Yearly figures have none
 * for a month, whatever day of the year dates them.
 * @param moments ascending and different from each other
 */
export function finestGrain(moments: ArrayLike<number>): Grain {
  const steps = new Float64Array(Math.max(0, moments.length - 1)).map((_, i) => (moments[i + 1] ?? 0) - (moments[i] ?? 0)).sort();
  // With few moments the steps between them are an accident.
  if (steps.length < 2) return 'hour';
  const usual = steps[Math.floor(LIMITS.shortSteps * steps.length)] ?? 0;
  return GRAINS.findLast((grain) => usual >= LIMITS.sameGrain * LENGTH[grain]) ?? 'hour';
}

const longestOf = (grain: Grain, finest: Grain): number =>
  grain === 'year' ? LIMITS.longestYears : grain === 'week' && finest === 'week' ? LIMITS.longestWeeks : LIMITS.longestSeries;

/**
 * The coarsest grain that still gives a useful number of periods, with a few rows in each.
 * @param moments of regular readings, the different points in time: a period must hold one
 * @param finest the step that the data keep: a finer grain would have periods that cannot hold anything
 */
export function chooseGrain(span: number, rows: number, moments: number | null = null, finest: Grain = 'hour'): Grain {
  if (finest === 'year') return 'year';
  const fitting = GRAINS.slice(GRAINS.indexOf(finest)).filter((grain) => {
    const periods = span / LENGTH[grain];
    // What comes once a week is five times in one month and four times in the next.
    if (finest === 'week' && (grain === 'month' || grain === 'quarter')) return false;
    return periods >= LIMITS.fewestPeriods && periods <= longestOf(grain, finest) && rows / periods >= 1;
  });
  const preferring = (good: number, each: number) =>
    (['month', 'week', 'day', 'year', 'quarter', 'hour'] as const).find((grain) => {
      const periods = span / LENGTH[grain];
      return fitting.includes(grain) && periods >= good && rows / periods >= each;
    });
  const preferred =
    (moments === null
      ? undefined
      : preferring(LIMITS.goodOfReadings, Math.max(LIMITS.readingsAPeriod, (LIMITS.readingsAPeriod * rows) / moments))) ??
    preferring(LIMITS.goodPeriods, LIMITS.rowsAPeriod);
  const usual =
    span < 2 * DAY ? 'hour' : span < LIMITS.mostDays * DAY ? 'day' : span < LIMITS.mostMonths * DAY ? 'month' : 'year';
  return preferred ?? fitting.at(-1) ?? GRAINS[Math.max(GRAINS.indexOf(usual), GRAINS.indexOf(finest))] ?? usual;
}

/** Instants that all begin a year are years, and are never spread over its months; the same of quarters and months. */
export function writtenGrain(instants: Iterable<number>): Grain {
  const months = new Set<number>();
  let isDay = false;
  for (const instant of instants) {
    if (instant % DAY !== 0) return 'hour';
    if (isDay) continue;
    const date = new Date(instant);
    isDay = date.getUTCDate() !== 1;
    months.add(date.getUTCMonth());
  }
  if (isDay) return 'day';
  if (months.size === 1 && months.has(0)) return 'year';
  return [...months].every((month) => month % 3 === 0) ? 'quarter' : 'month';
}

export interface Periods {
  edges: number[];
  partialLast: { start: number; end: number; dataEnd: number } | null;
}

/**
 * Complete periods between the first and the last instant. A period at either end counts as complete when the data reach its
 * border to within 5 % of its length or four times the usual gap between rows. Months and longer ones are complete to the day, but for days on which
 * nothing happens elsewhere either: of data of every day a month that ends on the 30th lacks one. So is a week of what rests on some of its days.
 * @param habit of `dayHabitOf`; null where it is not known
 */
export function completePeriods(first: number, last: number, grain: Grain, gap: number, habit: DayHabit | null = null): Periods {
  const byDays = LENGTH[grain] >= LENGTH.month && habit ? habit.gap : null;
  const rest = grain === 'week' && habit && habit.rest.size > 0 ? habit.rest : null;
  const slack = byDays ?? Math.max(LIMITS.slack * LENGTH[grain], LIMITS.slackOfGaps * gap);
  let start = periodStart(first, grain);
  const lastStart = periodStart(last, grain);
  const lastEnd = nextPeriod(lastStart, grain);
  // A day that has rows is covered from its beginning to its end.
  const [firstDay, lastDay] = [periodStart(first, 'day'), periodStart(last, 'day')];
  const isLate = rest ? !areRest(rest, start, firstDay) : byDays === null ? first - start > slack : first - start >= byDays;
  const partial = rest ? !areRest(rest, lastDay + DAY, lastEnd) : lastEnd - (byDays === null ? last : lastDay) > slack;
  if (isLate) start = nextPeriod(start, grain);
  const end = partial ? lastStart : lastEnd;
  const edges = [start];
  for (let edge = start; edge < end && edges.length < LIMITS.mostEdges;) {
    edge = nextPeriod(edge, grain);
    edges.push(edge);
  }
  return {
    edges: edges.length > 1 ? edges : [],
    partialLast: partial && lastStart > start ? { start: lastStart, end: lastEnd, dataEnd: last } : null,
  };
}

/** On which days things have rows. */
export interface DayHabit {
  /** How far days that have rows lie apart where they lie far apart, in milliseconds: one day of what comes every day, three or four of what rests at weekends. */
  gap: number;
  /** Days of the week that hardly ever have any, from 0 for Sunday. */
  rest: ReadonlySet<number>;
}

/**
 * Null of too few days.
 * @param sorted instants in order
 */
export function dayHabitOf(sorted: ArrayLike<number>): DayHabit | null {
  const gaps: number[] = [];
  const times = Array.from({ length: 7 }, () => 0);
  let before = NaN;
  for (let i = 0; i < sorted.length; i++) {
    const day = Math.floor((sorted[i] ?? NaN) / DAY);
    if (day > before) gaps.push(day - before);
    if (day !== before) times[weekday(day * DAY)] = (times[weekday(day * DAY)] ?? 0) + 1;
    before = day;
  }
  if (gaps.length < LIMITS.fewestDays) return null;
  const most = Math.max(...times);
  return {
    gap: DAY * quantileSorted(Float64Array.from(gaps).sort(), LIMITS.rareGap),
    rest: new Set([...times.keys()].filter((day) => (times[day] ?? 0) <= LIMITS.atRest * most)),
  };
}

const weekday = (ms: number): number => new Date(ms).getUTCDay();

/** Whether all days from the one instant to before the other are days of rest. */
function areRest(rest: ReadonlySet<number>, from: number, to: number): boolean {
  for (let day = from; day < to; day += DAY) if (!rest.has(weekday(day))) return false;
  return true;
}

/** Index of the period that holds the instant, by binary search; −1 outside. */
export function periodIndex(edges: readonly number[], ms: number): number {
  if (!(ms >= (edges[0] ?? Infinity)) || ms >= (edges.at(-1) ?? -Infinity)) return -1;
  let low = 0;
  let high = edges.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= ms) low = middle;
    else high = middle;
  }
  return low;
}

/** Periods after which the year comes round, of those that the seasons tell apart. */
const A_YEAR: Partial<Record<Grain, number>> = { month: 12, quarter: 4 };

/**
 * Which complete period the last one is held against: the same of the year before where that is there, since every February may be lower than January; else
 * the one before it.
 */
export function comparedWith({ edges, grain }: { edges: readonly number[]; grain: Grain }): number {
  const last = edges.length - 2;
  const yearBefore = last - (A_YEAR[grain] ?? Infinity);
  return yearBefore >= 0 ? yearBefore : last - 1;
}
