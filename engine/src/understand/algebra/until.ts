import { randomFrom } from '../../stats/distributions/random';
import type { SampleColumn } from '../sample/read-sample';
import type { Grouping } from './groupings';
import { shuffled } from './sketch';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
/** In what people count how long they have watched somebody. */
const UNITS: readonly number[] = [DAY, 7 * DAY, YEAR / 12, YEAR];

/**
 * Times that were counted from a start, of which many ended for all on one day, because nobody watched any longer: patients who came late
 * cannot have been followed for long, and that their times are shorter says nothing of them.
 * @param starts dates at which something of the row began
 * @param times figures that may be lengths of time
 */
export function cutOffTimes(starts: readonly SampleColumn[], times: readonly SampleColumn[]): Grouping[] {
  return times.flatMap((time) =>
    starts.slice(0, LIMITS.mostStarts).flatMap((start): Grouping[] => {
      const rows = start === time ? [] : filledRows(start, time);
      if (rows.length < LIMITS.fewestWatched || rows.some((row) => (time.values[row] ?? 0) < 0)) return [];
      const found = UNITS.some((unit) => endOnOneDay(start.values, time.values, rows, unit));
      return found
        ? [{ relation: { kind: 'until', target: time.name, of: start.name }, counted: { rows: rows.length, off: 0 } }]
        : [];
    }),
  );
}

const filledRows = (a: SampleColumn, b: SampleColumn): number[] =>
  [...a.values.keys()].filter((row) => a.values[row] === a.values[row] && b.values[row] === b.values[row]);

/** Whether rows of early and late starts alike end just at the last day that there is, which times of others would pass. */
function endOnOneDay(start: Float64Array, time: Float64Array, rows: readonly number[], unit: number): boolean {
  const begins = rows.map((row) => start[row] ?? 0);
  const lasts = rows.map((row) => (time[row] ?? 0) * unit);
  const [first, latest] = [least(begins), most(begins)];
  const end = most(begins.map((begin, i) => begin + (lasts[i] ?? 0)));
  // Dates that are years are off by up to one.
  const grain = begins.every(isNewYear) ? YEAR : DAY;
  const near = Math.max(grain, LIMITS.nearEnd * (end - first));
  const watched = rows.map((_, i) => i).filter((i) => (begins[i] ?? 0) + (lasts[i] ?? 0) >= end - near);
  const fewest = Math.max(LIMITS.fewestExpected, LIMITS.reached * rows.length);
  if (watched.length < fewest) return false;
  const own = watched.map((i) => begins[i] ?? 0);
  if (most(own) - least(own) < LIMITS.startsApart * (latest - first) || near > LIMITS.sharpEnd * (latest - first)) return false;
  const order = shuffled(rows.length, randomFrom(rows.length));
  const beyond = rows.filter((_, i) => (begins[i] ?? 0) + (lasts[order[i] ?? 0] ?? 0) > end).length;
  return beyond >= Math.max(LIMITS.fewestExpected, LIMITS.expected * rows.length);
}

const isNewYear = (moment: number): boolean => new Date(moment).toISOString().slice(5, 10) === '01-01';
const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
