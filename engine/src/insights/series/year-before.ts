import type { Grain } from '../../wording/date-text';
import { DAY } from '../frame/time/periods';
import type { Turn } from './closed-members';

/** Periods of a year, of grains by which it has a season. */
export const OF_A_YEAR: Partial<Record<Grain, number>> = { week: 52, month: 12, quarter: 4 };

/** Two stretches of time, each from its first place on to before its end. */
export interface Stretches<Place> {
  before: readonly [Place, Place];
  after: readonly [Place, Place];
}

/**
 * What has a season is held against the same weeks or months of the year before, where the level before reaches back so far: a step in March is neither
 * what it is to the mean of a summer and a winter, nor is a winter its step. Of more than a year since then the first one counts.
 */
export function yearBefore({ from, at, to }: Turn, cycle: number): Stretches<number> | null {
  if (at - from < cycle) return null;
  const end = Math.min(to, at + cycle);
  return { before: [at - cycle, end - cycle], after: [at, end] };
}

/** The same of moments in milliseconds: weeks lie whole weeks apart. */
export function yearBeforeOf(grain: Grain, [start, moment, end]: readonly [number, number, number]): Stretches<number> | null {
  const aYear = (at: number, years: number) => {
    if (grain === 'week') return at + years * 7 * DAY * (OF_A_YEAR.week ?? 0);
    const date = new Date(at);
    date.setUTCFullYear(date.getUTCFullYear() + years);
    return date.getTime();
  };
  const before = aYear(moment, -1);
  if (OF_A_YEAR[grain] === undefined || before < start) return null;
  const to = Math.min(end, aYear(moment, 1));
  return { before: [before, aYear(to, -1)], after: [moment, to] };
}
