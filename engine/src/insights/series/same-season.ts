import type { Timeline } from '../frame/frame';
import { median } from '../../stats/distributions/quantile';
import { DAY } from '../frame/time/periods';
import { LIMITS } from './limits';
import type { Grain } from '../../wording/date-text';

/** Periods on each side of the same one of another year that count as it: feasts and weeks move. */
const SLACK: Partial<Record<Grain, number>> = { day: 3, week: 1, month: 0, quarter: 0 };

/**
 * What a period usually comes to in the other years, by the same part of the calendar; null where the table has less than two of them: January is the
 * month in which people join.
 */
export function sameSeason({ edges, grain }: Pick<Timeline, 'edges' | 'grain'>, values: Float64Array, at: number): number | null {
  const slack = SLACK[grain];
  const start = edges[at];
  if (slack === undefined || start === undefined) return null;
  const date = new Date(start);
  const [first, last] = [edges[0] ?? start, edges.at(-1) ?? start];
  const years = new Date(last).getUTCFullYear() - new Date(first).getUTCFullYear() + 1;
  const others = Array.from({ length: 2 * years + 1 }, (_, i) => i - years).flatMap((year) => {
    if (year === 0) return [];
    const same = Date.UTC(date.getUTCFullYear() + year, date.getUTCMonth(), date.getUTCDate());
    if (same < first || same >= last) return [];
    const place = edges.findLastIndex((edge) => edge <= same);
    return [{ year, value: Math.max(...values.subarray(Math.max(0, place - slack), place + slack + 1)) }];
  });
  if (others.length < 2) return null;
  // Of what has become rarer since, the year before or after says what its season was.
  const beside = others.filter(({ year }) => Math.abs(year) === 1);
  return Math.max(median(others.map(({ value }) => value)), ...beside.map(({ value }) => value));
}

const YEAR = 365.25 * DAY;

/**
 * Whether the same season of another year comes up nearly as far from what is usual, in a month beside the same one as well: a winter has several months, and a
 * table may begin amid one. Of less than a year nobody knows.
 */
export function isOfSeason({ edges }: Pick<Timeline, 'edges'>, values: Float64Array, usual: Float64Array, at: number): boolean {
  const beyond = (i: number) => (values[i] ?? 0) - (usual[i] ?? 0);
  const start = edges[at] ?? NaN;
  return values.some((_, i) => {
    const apart = Math.abs((edges[i] ?? NaN) - start);
    const years = Math.round(apart / YEAR);
    return (
      years > 0 && Math.abs(apart - years * YEAR) <= LIMITS.daysOfSeason * DAY && beyond(i) >= LIMITS.partOfPeak * beyond(at)
    );
  });
}
