import { reports } from '@hub/shared/api';
import { REPORTS_LIMIT } from '@hub/shared/contracts/constants';
import type { Report, SourceType } from '@hub/shared/contracts/reports/report';
import { defineQuery, renamed } from '@hub/shared/query';

export type SourceFilter = SourceType | 'all';

export interface LoadedList {
  reports: readonly Report[];
  /** Whether the server may have more than what is loaded. */
  more: boolean;
}

/** Reports asked for at once after the first page. */
const MORE_LIMIT = 500;
/** Most that the server gives at once. */
const MOST = 1000;

const ofSource = (source: SourceFilter) => (source === 'all' ? {} : { source_type: source });

/** The reports of a source, newest first, as far as they are loaded. */
export const listQuery = defineQuery({
  key: 'reports/list',
  failure: 'The reports could not be loaded.',
  fetch: async (source: SourceFilter, signal, known: LoadedList | null): Promise<LoadedList> => {
    // A list that was scrolled far stays long, so that a deletion does not throw the reader back to its head.
    const limit = Math.min(MOST, Math.max(REPORTS_LIMIT, known?.reports.length ?? 0));
    const page = await reports.list({ ...ofSource(source), limit }, signal);
    return { reports: page, more: page.length >= limit };
  },
  staleMs: 30_000,
  refreshOn: ['reports.created@1', 'reports.deleted@1'],
  amend: (list, { name, payload }) => {
    if (name === 'reports.deleted@1') return { ...list, reports: list.reports.filter(({ id }) => id !== payload.reportId) };
    if (name !== 'reports.renamed@1') return list;
    return { ...list, reports: list.reports.map((report) => renamed(report, payload)) };
  },
});

/** The page after what is loaded. */
export async function nextPage(source: SourceFilter, { reports: loaded }: LoadedList): Promise<Report[]> {
  const last = loaded.at(-1);
  const after = last && { before: last.created_at, before_id: last.id };
  return reports.list({ ...ofSource(source), limit: MORE_LIMIT, ...after });
}

/** A list with one more page. */
export function withPage(list: LoadedList, page: readonly Report[]): LoadedList {
  // A report that came in since the first page moves the others on by one, so the next page may repeat some.
  const known = new Set(list.reports.map(({ id }) => id));
  const fresh = page.filter(({ id }) => !known.has(id));
  // A page that brings nothing new is the end, whoever answered: else it would be asked for without end.
  return { reports: [...list.reports, ...fresh], more: page.length >= MORE_LIMIT && fresh.length > 0 };
}
