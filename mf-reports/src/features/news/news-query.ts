import { reports } from '@hub/shared/api';
import type { SourceNews, ToldReport } from '@hub/shared/contracts/reports/news';
import { defineQuery } from '@hub/shared/query';

/** What the newest reports of each source say first. */
export const newsQuery = defineQuery({
  key: 'reports/news',
  failure: 'What is new could not be loaded.',
  fetch: (_: undefined, signal): Promise<SourceNews[]> => reports.news(signal),
  staleMs: 30_000,
  // What is new is no longer new once it was looked at on its own page.
  isPassing: (news) => news.some((source) => source.reports.some(({ is_new }) => is_new)),
  refreshOn: ['reports.created@1', 'reports.deleted@1'],
  amend: (news, { name, payload }) => {
    const change = (of: (told: ToldReport[]) => ToldReport[]) =>
      news.map((source) => ({ ...source, reports: of(source.reports) }));
    if (name === 'reports.deleted@1') return change((told) => told.filter(({ id }) => id !== payload.reportId));
    if (name !== 'reports.renamed@1') return news;
    return change((told) => told.map((each) => (each.id === payload.reportId ? { ...each, report_title: payload.title } : each)));
  },
});
