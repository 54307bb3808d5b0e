import { agents, reports, users } from '../api';
import { defineQuery } from './query';
import { renamed, withName } from './renamed';

/** Milliseconds for which an answer is not asked for again: two screens of one visit share it. */
const STALE_MS = 30_000;

/** The four agents with their recent runs, and the system's status. */
export const agentsQuery = defineQuery({
  key: 'agents',
  failure: 'The agents could not be loaded.',
  fetch: (_: undefined, signal) => agents.list(signal),
  staleMs: STALE_MS,
  refreshOn: ['reports.created@1', 'analysis.unfinished@1'],
});

/** Figures over all of the user's reports, and the newest of them. */
export const analyticsQuery = defineQuery({
  key: 'analytics',
  failure: 'The report figures could not be loaded.',
  fetch: () => users.analytics(),
  staleMs: STALE_MS,
  refreshOn: ['reports.created@1', 'reports.deleted@1', 'analysis.unfinished@1'],
  amend: (figures, { name, payload }) => {
    const recent = figures.recent_reports;
    if (name === 'reports.deleted@1') return { ...figures, recent_reports: recent.filter(({ id }) => id !== payload.reportId) };
    if (name !== 'reports.renamed@1') return figures;
    return { ...figures, recent_reports: recent.map((report) => renamed(report, payload)) };
  },
});

/** A report with all that is in it. A few are kept, since each may be megabytes. */
export const reportQuery = defineQuery({
  key: 'report',
  failure: 'The report could not be loaded.',
  fetch: (id: string, signal) => reports.get(id, signal),
  staleMs: STALE_MS,
  amend: (detail, { name, payload }, id) => {
    if (name === 'reports.deleted@1') return payload.reportId === id ? null : detail;
    return name === 'reports.renamed@1' ? withName(detail, payload) : detail;
  },
  keep: 5,
});
