import { failedRuns } from './failed-runs';

const DAY = 86_400_000;
const at = (days: number) => new Date(days * DAY).toISOString();
const failed = (id: string, source_name: string, days: number) => ({
  id,
  source_name,
  outcome: 'failed' as const,
  ended_at: at(days),
});

test('what failed stands among the reports until its source has one, for a week, and what was cancelled does not', () => {
  const runs = [
    failed('a', 'orders.csv', 10),
    failed('b', 'later-made.csv', 10),
    failed('c', 'old.csv', 3),
    { ...failed('d', 'stopped.csv', 10), outcome: 'cancelled' as const },
  ];
  const reports = [
    { source_name: 'later-made.csv', created_at: at(10.5) },
    { source_name: 'orders.csv', created_at: at(9) },
  ];
  expect(failedRuns(runs, reports, 11 * DAY).map(({ id }) => id)).toEqual(['a']);
});
