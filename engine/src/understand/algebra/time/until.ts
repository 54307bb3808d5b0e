import { randomFrom } from '../../../stats/distributions/random';
import type { SampleColumn } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { shuffled } from '../sketch';
import { LIMITS } from '../limits';

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
      const begun = startsOf(rows.map((row) => start.values[row] ?? 0));
      const lengths = rows.map((row) => time.values[row] ?? 0);
      const found = UNITS.some((unit) => endOnOneDay(begun, lengths, unit));
      return found
        ? [{ relation: { kind: 'until', target: time.name, of: start.name }, counted: { rows: rows.length, off: 0 } }]
        : [];
    }),
  );
}

function filledRows(a: SampleColumn, b: SampleColumn): number[] {
  const rows: number[] = [];
  for (let row = 0; row < a.values.length; row++)
    if (a.values[row] === a.values[row] && b.values[row] === b.values[row]) rows.push(row);
  return rows;
}

interface Starts {
  begins: readonly number[];
  first: number;
  latest: number;
  /** Milliseconds that a date may be off: one that is a year by up to one. */
  grain: number;
}

const startsOf = (begins: readonly number[]): Starts => ({
  begins,
  first: least(begins),
  latest: most(begins),
  grain: begins.every(isNewYear) ? YEAR : DAY,
});

/** Whether rows of early and late starts alike end just at the last day that there is, which times of others would pass. */
function endOnOneDay({ begins, first, latest, grain }: Starts, lengths: readonly number[], unit: number): boolean {
  const ends = new Float64Array(begins.length);
  for (let i = 0; i < ends.length; i++) ends[i] = (begins[i] ?? 0) + (lengths[i] ?? 0) * unit;
  let end = -Infinity;
  for (let i = 0; i < ends.length; i++) end = Math.max(end, ends[i] ?? NaN);
  const near = Math.max(grain, LIMITS.nearEnd * (end - first));
  const own = begins.filter((_, i) => (ends[i] ?? 0) >= end - near);
  const fewest = Math.max(LIMITS.fewestExpected, LIMITS.reached * begins.length);
  if (own.length < fewest) return false;
  if (most(own) - least(own) < LIMITS.startsApart * (latest - first) || near > LIMITS.sharpEnd * (latest - first)) return false;
  const order = shuffled(begins.length, randomFrom(begins.length));
  const beyond = begins.filter((begin, i) => begin + (lengths[order[i] ?? 0] ?? 0) * unit > end).length;
  return beyond >= Math.max(LIMITS.fewestExpected, LIMITS.expected * begins.length);
}

const isNewYear = (moment: number): boolean => new Date(moment).toISOString().slice(5, 10) === '01-01';
const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
