import type { AgentRun } from '@hub/shared/contracts/reports/analysis';
import { makeReport } from '@hub/shared/testing';
import { recentActivity } from './activity';

const run = (outcome: AgentRun['outcome'], ended_at: string): AgentRun => ({
  agent: 'suggestion-engine',
  analysis_id: `analysis-${ended_at}`,
  report_id: null,
  started_at: ended_at,
  ended_at,
  duration_ms: 10,
  rows: 1,
  outcome,
  within_budget: true,
  checked: null,
});

it('is reports made and runs that did not end well, newest first, four at most', () => {
  const reports = [1, 2, 3].map((day) =>
    makeReport({ id: `r${day}`, report_title: `Report ${day}`, created_at: `2026-11-0${day}T00:00:00Z` }),
  );
  const runs = [
    run('ok', '2026-11-09T00:00:00Z'),
    run('failed', '2026-11-08T00:00:00Z'),
    run('cancelled', '2026-11-02T12:00:00Z'),
  ];
  expect(recentActivity(reports, runs).map((entry) => [entry.kind, entry.text])).toEqual([
    ['failed', 'Suggestion Engine could not finish an analysis'],
    ['report', 'Report created: Report 3'],
    ['cancelled', 'Analysis cancelled at Suggestion Engine'],
    ['report', 'Report created: Report 2'],
  ]);
});

it('is empty when nothing has happened', () => {
  expect(recentActivity([], [])).toEqual([]);
});
