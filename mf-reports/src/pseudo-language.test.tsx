import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen, within } from '@testing-library/react';
import type { Agent, AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { ComparedClaim, ReportComparison } from '@hub/shared/contracts/reports/comparison';
import {
  answer,
  makeAnalytics,
  makeProgress,
  makeReport,
  refuse,
  renderWithHub,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import Overview from './overview';
import ComparePage from './pages/compare';
import ReportPage from './pages/report';
import ReportsPage from './pages/reports';
import { makeDetail, silentProgress } from './testing/fake-report';

const server = useApiServer();
beforeEach(() => {
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const REPORTS = [
  makeReport({ id: 'a', report_title: 'Alpha', source_type: 'csv', table_names: ['tickets'] }),
  makeReport({ id: 'b', report_title: 'Beta', source_type: 'google_sheet', record_count: 1, table_names: ['Plan'] }),
  makeReport({ id: 'c', report_title: 'Gamma', source_type: 'postgres', table_names: ['orders', 'customers'], status: 'failed' }),
];
const NAMES = ['Alpha', 'Beta', 'Gamma', 'tickets', 'Plan', 'orders', 'customers', 'Zu.'];
const button = (name: string) => screen.getByRole('button', { name: spoken(name) });

test('the reports, their search and the question before deleting say nothing but words of their catalogues', async () => {
  server.use(answer('get', '/reports', REPORTS), answer('get', '/users/reports/analytics', makeAnalytics()));
  const { user } = renderWithHub(<ReportsPage />, { at: '/dashboard/reports', path: '/dashboard/reports' });
  await screen.findByRole('article', { name: 'Alpha' });
  await screen.findByText(spoken('Most Used Source'));
  expect(ownTexts(NAMES)).toEqual([]);
  const first = within(screen.getByRole('article', { name: 'Alpha' }));
  await user.click(first.getByRole('button', { name: new RegExp(`^${spoken('Delete')}`) }));
  await screen.findByText(spoken('Are you sure you want to delete this report? This action cannot be undone.'));
  expect(ownTexts(NAMES)).toEqual([]);
  await user.keyboard('{Escape}');
  await user.type(await screen.findByRole('searchbox'), 'zz');
  await screen.findByText(spoken('No reports found'));
  expect(ownTexts(NAMES)).toEqual([]);
});

test('so do reports that cannot be had', async () => {
  server.use(refuse('get', '/reports', 500, 'Zu.'), refuse('get', '/users/reports/analytics', 500, 'Zu.'));
  renderWithHub(<ReportsPage />, { at: '/dashboard/reports', path: '/dashboard/reports' });
  await screen.findByText(spoken('Failed to fetch reports'));
  expect(ownTexts(NAMES)).toEqual([]);
});

const agent = (name: AgentName, changes: Partial<Agent> = {}): Agent => ({
  name,
  status: 'idle',
  last_run: null,
  tasks_completed: 0,
  accuracy: null,
  speed: null,
  reliability: null,
  recent_runs: [],
  ...changes,
});
const AGENTS: AgentsResponse = {
  agents: [
    agent('data-analyzer'),
    agent('suggestion-engine', { status: 'processing', last_run: new Date().toISOString(), tasks_completed: 7 }),
    agent('chart-specialist', { status: 'active', tasks_completed: 1 }),
    agent('report-generator'),
  ],
  system: {
    queue_length: 0,
    running: 0,
    workers_healthy: true,
    database: { kind: 'embedded', healthy: true },
    engine_version: '1.0.0',
    uptime_seconds: 5,
  },
};

test.each([
  ['with reports', makeAnalytics({ recent_reports: REPORTS })],
  ['before the first one', makeAnalytics({ total_reports: 0, most_used_source: null, recent_reports: [] })],
])('so does the overview %s', async (_, analytics) => {
  server.use(answer('get', '/users/reports/analytics', analytics), answer('get', '/agents', AGENTS));
  renderWithHub(<Overview />, { at: '/dashboard', path: '/dashboard' });
  await screen.findByText(spoken(analytics.total_reports > 0 ? 'Recent Activity' : 'Make your first report'));
  expect(ownTexts([...NAMES, 'Ada', /\bnow\b/g])).toEqual([]);
});

const claim = (changes: Partial<ComparedClaim> = {}): ComparedClaim => ({
  id: 'c1',
  kind: 'group-difference',
  table: 'tickets',
  direction: 'high',
  value: 0.4,
  unit: '%',
  n: 100,
  sentence: 'Alpha.',
  ...changes,
});
const side = (id: string, created_at: string) => ({ id, report_title: 'Alpha', created_at, record_count: 100 });
const [OLD, NEW] = [side('old', '2026-11-01T09:30:00.000Z'), side('new', '2026-11-20T09:30:00.000Z')];
const COMPARISON: ReportComparison = {
  older: OLD,
  newer: NEW,
  tables: [
    {
      name: 'tickets',
      rows: { before: 100, after: 125 },
      columns_added: ['orders'],
      columns_removed: ['customers'],
      columns_retyped: [{ name: 'Plan', before: 'integer', after: 'text' }],
    },
  ],
  metrics: [
    { table: 'tickets', label: 'Beta', before: { text: '2', value: 2 }, after: { text: '1', value: 1 }, relative: -0.5 },
    { table: 'tickets', label: 'Gamma', before: null, after: { text: '12', value: 12 }, relative: null },
  ],
  moved: [
    { before: claim(), after: claim({ id: 'c9', value: 0.5 }), reason: 'interval', relative: 0.25 },
    { before: claim(), after: claim({ id: 'c8', value: 0.5 }), reason: 'share', relative: 0.0001 },
    { before: claim(), after: claim({ id: 'c7', direction: 'low' }), reason: 'direction', relative: 0 },
  ],
  appeared: [claim({ id: 'c10' })],
  vanished: [claim({ id: 'c2' })],
  unchanged: 7,
  reports: [NEW, OLD],
};

const compare = () =>
  renderWithHub(<ComparePage />, {
    at: '/dashboard/reports/new/compare/old',
    path: '/dashboard/reports/:newer/compare/:older',
  });

test('so does the comparison of two reports', async () => {
  server.use(answer('get', '/reports/new/compare/old', COMPARISON));
  const { user } = compare();
  await screen.findByRole('region', { name: spoken('Moved') });
  await user.click(button('How findings are compared'));
  expect(ownTexts(NAMES)).toEqual([]);
});

test('so does a comparison that finds nothing, and one that fails', async () => {
  server.use(
    answer('get', '/reports/new/compare/old', { ...COMPARISON, tables: [], metrics: [], moved: [], appeared: [], vanished: [] }),
  );
  const { unmount } = compare();
  await screen.findByText(new RegExp(spoken('Nothing has moved')));
  expect(ownTexts(NAMES)).toEqual([]);
  unmount();
  server.use(refuse('get', '/reports/new/compare/old', 500, 'Zu.'));
  compare();
  await screen.findByText(spoken('The reports could not be compared'));
  expect(ownTexts(NAMES)).toEqual([]);
});

const DETAIL = makeDetail(['Alpha.', 'Beta.'], { report_title: 'Alpha', previous_id: 'r0' });
const report = () => renderWithHub(<ReportPage />, { at: '/dashboard/reports/r1', path: '/dashboard/reports/:id' });

test('so does the page of a report, with what stands behind a number and the form that corrects how a table was read', async () => {
  server.use(
    answer('get', '/reports/r1', DETAIL),
    answer('get', '/reports/r1/reading', { corrections: [], tables: [] }),
    refuse('put', '/reports/r1/reading', 500, 'Zu.'),
    answer('post', '/reports/r1/claims/c1/rows', {
      state: 'gone',
      columns: [],
      rows: [],
      total: 0,
      value: null,
      outcome: 'not-available',
    }),
  );
  const { user } = report();
  await user.click(await screen.findByRole('button', { name: spoken('Correct this reading') }));
  await screen.findByRole('combobox', { name: spoken('The result') });
  const data = [
    ...NAMES,
    'Alpha.',
    'Beta.',
    'Differences',
    'zz',
    'The numbers come from tickets.',
    'team',
    'opened',
    /60 rows, p < .001/g,
    /SELECT 'c\d'/g,
  ];
  expect(ownTexts(data)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: spoken('The result') }), 'team');
  await user.type(screen.getByRole('textbox', { name: spoken('Its value') }), 'zz');
  await user.click(button('Add total'));
  expect(ownTexts(data)).toEqual([]);
  await user.click(button('Save only'));
  await screen.findAllByText('Zu.');
  await user.click(screen.getAllByRole('button', { name: new RegExp(`^${spoken('Show query and rows')}`) })[0] as HTMLElement);
  await screen.findByText(new RegExp(spoken('is kept no longer')));
  await user.click(button('Delete'));
  await screen.findByText(spoken('Are you sure you want to delete this report? This action cannot be undone.'));
  expect(ownTexts(data)).toEqual([]);
});

test.each([
  ['is not there', 404, 404, 'There is no report here'],
  ['cannot be had', 500, 500, 'The report cannot be shown'],
])('so does a report that %s', async (_, status, ofAnalysis, title) => {
  server.use(refuse('get', '/reports/r1', status, 'Zu.'), refuse('get', '/analyses/r1', ofAnalysis, 'Zu.'));
  report();
  await screen.findByText(spoken(title));
  expect(ownTexts(NAMES)).toEqual([]);
});

test.each([
  ['goes on', makeProgress({ id: 'r1', source_name: 'tickets' }), 'Continue in background'],
  ['was cancelled', makeProgress({ id: 'r1', state: 'cancelled' }), 'The analysis was cancelled'],
  ['has left no report', makeProgress({ id: 'r1', state: 'completed' }), 'This report was deleted'],
])('so does an analysis that %s', async (_, progress, text) => {
  server.use(
    refuse('get', '/reports/r1', 404, 'Zu.'),
    answer('get', '/analyses/r1', progress),
    answer('get', '/analyses', progress.state === 'running' ? [progress] : []),
    silentProgress('r1'),
  );
  report();
  await screen.findByText(spoken(text));
  expect(ownTexts([...NAMES, 'tickets.csv'])).toEqual([]);
});
