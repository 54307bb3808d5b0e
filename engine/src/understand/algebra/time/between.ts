import type { SampleColumn } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { LIMITS } from '../limits';
import { numberColumn, RELATIVE, type NumberColumn } from '../number-column';
import { count, isNoChance, waysOfValues, type Unproved } from '../proposal';

type Between = Extract<Unproved, { kind: 'between' }>;

/** Seconds of what lengths of time are counted in. */
export const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 } as const;
const UNITS = ['second', 'minute', 'hour', 'day', 'week'] as const;
const WAYS = ['round', 'floor', 'ceil'] as const;

/** Lengths that are counted from one moment of the row to another: what the one says the two others say as well. */
export function lengthsBetween(moments: readonly SampleColumn[], lengths: readonly SampleColumn[], rows: number): Grouping[] {
  const times = moments.slice(0, LIMITS.mostMoments);
  const pairs = times.flatMap((from) =>
    times.flatMap((to) => (from !== to && isSetBefore(from, to, rows) ? [{ from, to }] : [])),
  );
  if (pairs.length === 0) return [];
  return lengths.flatMap((column): Grouping[] => {
    const length = numberColumn(column, 0, rows);
    for (const { from, to } of pairs) {
      const found = between(length, from, to, rows, times.length ** 2 * lengths.length);
      if (found) return [found];
    }
    return [];
  });
}

/** Whether the one moment is the earlier in nearly all rows. */
function isSetBefore(from: SampleColumn, to: SampleColumn, rows: number): boolean {
  const before = (row: number) => {
    const apart = (to.values[row] ?? NaN) - (from.values[row] ?? NaN);
    return apart === apart ? apart >= 0 : null;
  };
  return count({ holds: before }, rows) !== null;
}

function between(length: NumberColumn, from: SampleColumn, to: SampleColumn, rows: number, tries: number): Grouping | null {
  const apart = Float64Array.from(length.values, (_, row) => ((to.values[row] ?? NaN) - (from.values[row] ?? NaN)) / 1000);
  const step = length.decimals === null ? 0 : 10 ** -length.decimals;
  const byDay = apart.every((seconds) => !(seconds % SECONDS.day > 0));
  for (const unit of UNITS)
    for (const more of unit === 'day' && byDay ? [0, 1] : [0])
      for (const how of step === 0 ? WAYS.slice(0, 1) : WAYS) {
        const relation: Between = { kind: 'between', target: length.name, from: from.name, to: to.name, unit, more, how, step };
        const holds = (row: number): boolean | null => {
          const [value, seconds] = [length.values[row] ?? NaN, apart[row] ?? NaN];
          if (value !== value || seconds !== seconds) return null;
          return isLength(value, seconds / SECONDS[unit] + more, relation);
        };
        const counted = count({ holds }, rows);
        if (counted && isNoChance(waysOfValues(length.values, 0), counted, length.distinct, tries * UNITS.length * WAYS.length))
          return { relation, counted };
      }
  return null;
}

function isLength(value: number, exact: number, { how, step }: Between): boolean {
  if (step === 0) return Math.abs(value - exact) <= 4 * RELATIVE * Math.abs(exact);
  const [own, size] = [value / step, exact / step];
  const is = (rounded: number) => Math.abs(own - rounded) <= LIMITS.noStep;
  // A half may go to either side; what is a whole but for the last digit of a quotient is that whole.
  if (how === 'round') return is(Math.round(size - LIMITS.noStep)) || is(Math.round(size + LIMITS.noStep));
  return is(how === 'floor' ? Math.floor(size + LIMITS.noStep) : Math.ceil(size - LIMITS.noStep));
}
