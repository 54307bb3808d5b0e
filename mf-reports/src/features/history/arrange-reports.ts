import type { Report } from '@hub/shared/contracts/reports/report';
import { language } from '@hub/shared/words';
import { searchReports } from './search-reports';
import { titleOf } from '../title/title-of';

export const SORTS = ['newest', 'oldest', 'name', 'rows'] as const;
export type Sort = (typeof SORTS)[number];

/** How far back a list reaches, in days. */
export const PERIODS = { any: Infinity, day: 1, week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof PERIODS;

export interface Arrangement {
  search: string;
  sort: Sort;
  period: Period;
}

const DAY_MS = 86_400_000;

const newestFirst = (a: Report, b: Report): number => Date.parse(b.created_at) - Date.parse(a.created_at);

const ORDERS: Readonly<Record<Sort, (a: Report, b: Report) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  // Numbers within names by their size: Week 9 stands before Week 10.
  name: (a, b) => titleOf(a).localeCompare(titleOf(b), language(), { numeric: true, sensitivity: 'base' }) || newestFirst(a, b),
  // What was not counted comes last.
  rows: (a, b) => (b.record_count ?? -1) - (a.record_count ?? -1) || newestFirst(a, b),
};

/** The found reports of the period in their order. @param now milliseconds since the epoch */
export function arrangeReports(reports: readonly Report[], { search, sort, period }: Arrangement, now = Date.now()): Report[] {
  const since = now - PERIODS[period] * DAY_MS;
  return searchReports(reports, search)
    .filter(({ created_at }) => Date.parse(created_at) >= since)
    .sort(ORDERS[sort]);
}

/** Whether only the whole list can answer it, since what is loaded is the newest part. */
export const isArranged = ({ search, sort, period }: Arrangement): boolean =>
  search.trim() !== '' || sort !== 'newest' || period !== 'any';
