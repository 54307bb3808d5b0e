import type { Frame } from '../../insights/frame/frame';
import { conditions, instant, name } from '../../insights/sql';
import { days } from '../../understand/waits/moments';
import type { Grain } from '../../wording/date-text';
import { LIMITS } from './limits';

/** The last reading of all members, and the one a year before. Conditions are SQL over one row; without a time all rows are the last reading. */
export interface Readings {
  /** Columns that name a member. */
  who: readonly string[];
  time: string | null;
  /** When the last one was, in milliseconds, and what such moments are called by. */
  at: number;
  grain: Grain;
  last: string;
  before: string | null;
}

/** Null where rows are no readings of members, or these were not read together. */
export function readingsOf({ table, timeline, n }: Frame): Readings | null {
  const shape = table.model?.shape;
  const who = shape?.entity ?? [];
  if (who.length === 0 || table.pushdown) return null;
  if (shape?.kind === 'entity') return { who, time: null, at: NaN, grain: 'day', last: 'true', before: null };
  if (shape?.kind !== 'panel' || !timeline) return null;
  const counts = new Map<number, number>();
  for (const at of timeline.values) if (at === at) counts.set(at, (counts.get(at) ?? 0) + 1);
  const times = [...counts.keys()].sort((a, b) => a - b);
  if (times.length < 2 || times.length > LIMITS.mostTimes * n) return null;
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0)).sort((a, b) => a - b); // prettier-ignore
  const step = gaps[gaps.length >> 1] ?? NaN;
  const read = (until: number) => times.reduce((sum, at) => sum + (at > until - LIMITS.step * step && at <= until ? (counts.get(at) ?? 0) : 0), 0);
  const [newest = NaN] = times.slice(-1);
  const earlier = times.findLast((at) => at <= newest - LIMITS.step * step) ?? NaN;
  const at = read(newest) >= LIMITS.whole * read(earlier) ? newest : earlier;
  const cell = name(timeline.column.name);
  const within = (from: number, to: number) => conditions(`${cell} > ${instant(from)}`, `${cell} <= ${instant(to)}`);
  const then = new Date(at).setUTCFullYear(new Date(at).getUTCFullYear() - 1);
  const isKnown = (times[0] ?? Infinity) <= then + LIMITS.near * step;
  return {
    who,
    time: timeline.column.name,
    at,
    grain: grainOf(step),
    last: within(at - LIMITS.step * step, at),
    before: isKnown ? within(then - LIMITS.near * step, then + LIMITS.near * step) : null,
  };
} // prettier-ignore

const grainOf = (step: number): Grain =>
  days(step) >= LIMITS.daysOfYear ? 'year' : days(step) >= LIMITS.daysOfMonth ? 'month' : 'day';
