import type { Report, UnfinishedAnalysis } from '@hub/shared/contracts/reports/report';

/** Milliseconds for which a failure stands among the reports: later it is history. */
const STANDS_MS = 7 * 86_400_000;

/** Analyses that failed and of whose source no report was made since, newest first. */
export const failedRuns = (
  unfinished: readonly UnfinishedAnalysis[],
  reports: readonly Pick<Report, 'source_name' | 'created_at'>[],
  now = Date.now(),
): UnfinishedAnalysis[] =>
  unfinished.filter(
    ({ outcome, ended_at, source_name }) =>
      outcome === 'failed' &&
      now - Date.parse(ended_at) < STANDS_MS &&
      !reports.some((report) => report.source_name === source_name && Date.parse(report.created_at) > Date.parse(ended_at)),
  );
