import type { UnfinishedAnalysis } from '@hub/shared/contracts/reports/report';
import { makeReport } from '@hub/shared/testing';
import { recentActivity } from './activity';

const unfinished = (outcome: UnfinishedAnalysis['outcome'], source_name: string, ended_at: string): UnfinishedAnalysis => ({
  id: `analysis-${ended_at}`,
  source_name,
  outcome,
  ended_at,
});

it('is reports made and analyses that ended without one, by name, newest first, four at most', () => {
  const reports = [1, 2, 3].map((day) =>
    makeReport({ id: `r${day}`, report_title: `Report ${day}`, created_at: `2026-11-0${day}T00:00:00Z` }),
  );
  const ended = [
    unfinished('failed', 'orders.csv', '2026-11-08T00:00:00Z'),
    unfinished('cancelled', 'tickets.csv', '2026-11-02T12:00:00Z'),
  ];
  expect(recentActivity(reports, ended).map((entry) => [entry.kind, entry.text])).toEqual([
    ['failed', 'Analysis failed: orders.csv'],
    ['report', 'Report created: Report 3'],
    ['cancelled', 'Analysis cancelled: tickets.csv'],
    ['report', 'Report created: Report 2'],
  ]);
});

it('is empty when nothing has happened', () => {
  expect(recentActivity([], [])).toEqual([]);
});
