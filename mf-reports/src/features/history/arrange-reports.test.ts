import { makeReport } from '@hub/shared/testing';
import { arrangeReports, isArranged, type Arrangement } from './arrange-reports';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const reports = [
  makeReport({ id: 'today', report_title: 'Week 10', created_at: ago(0.5), record_count: 5 }),
  makeReport({ id: 'uncounted', report_title: 'week 9', created_at: ago(3), record_count: undefined }),
  makeReport({ id: 'large', report_title: 'Ärzte', created_at: ago(20), record_count: 900 }),
  makeReport({ id: 'old', report_title: 'Sales', created_at: ago(400), record_count: 5 }),
];
const ids = (changes: Partial<Arrangement>) =>
  arrangeReports(reports, { search: '', sort: 'newest', period: 'any', ...changes }, NOW).map(({ id }) => id);

test.each([
  ['newest', ['today', 'uncounted', 'large', 'old']],
  ['oldest', ['old', 'large', 'uncounted', 'today']],
  ['name', ['large', 'old', 'uncounted', 'today']],
  ['rows', ['large', 'today', 'old', 'uncounted']],
] as const)('by %s', (sort, expected) => expect(ids({ sort })).toEqual(expected));

test.each([
  ['day', ['today']],
  ['week', ['today', 'uncounted']],
  ['month', ['today', 'uncounted', 'large']],
  ['year', ['today', 'uncounted', 'large']],
  ['any', ['today', 'uncounted', 'large', 'old']],
] as const)('of the last %s', (period, expected) => expect(ids({ period })).toEqual(expected));

test('search, period and order hold together', () => {
  expect(ids({ search: 'week', period: 'week', sort: 'name' })).toEqual(['uncounted', 'today']);
});

test('the newest first, all of them, is what the server gives', () => {
  const plain: Arrangement = { search: ' ', sort: 'newest', period: 'any' };
  expect(isArranged(plain)).toBe(false);
  for (const change of [{ search: 'x' }, { sort: 'rows' }, { period: 'day' }] as const) {
    expect(isArranged({ ...plain, ...change })).toBe(true);
  }
});
