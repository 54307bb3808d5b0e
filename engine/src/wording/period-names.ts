import { AsyncLocalStorage } from 'node:async_hooks';

export type Grain = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Periods that a column calls by names of its own (`2021/22`, `Q3 FY22`): the instant at which each begins, in milliseconds, and its name. */
export type PeriodNames = readonly (readonly [start: number, name: string])[];

const named = new AsyncLocalStorage<PeriodNames>();

/** Does work in which periods are called as the table's time does. */
export const withPeriodNames = <Result>(names: PeriodNames | undefined, work: () => Result): Result =>
  named.run(names ?? [], work);

/** What the period that begins at an instant is called; undefined where the table has no name of its own for it, or several for one such period. */
export function periodName(start: number, grain: Grain): string | undefined {
  const names = named.getStore() ?? [];
  const found = new Map(names.map(([at, name]) => [periodStart(at, grain), name]));
  return found.size === names.length ? found.get(start) : undefined;
}

/** Names are of years, terms and months: nothing finer holds several of them. */
function periodStart(at: number, grain: Grain): number {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (grain === 'year') return Date.UTC(year, 0);
  if (grain === 'quarter') return Date.UTC(year, month - (month % 3));
  return grain === 'month' ? Date.UTC(year, month) : at;
}
