import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen, within } from '@testing-library/react';
import type { Agent, AgentsResponse } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';
import type { ComparedClaim, ReportComparison } from '@hub/shared/contracts/comparison';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { answer, makeAnalytics, makeReport, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { ColumnsDialog } from './features/columns/columns-dialog';
import Overview from './overview';
import ComparePage from './pages/compare';
import ReportsPage from './pages/reports';

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
  await user.type(screen.getByRole('searchbox'), 'zz');
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

const stats = { count: 60, missing: 3, distinct: 57 };
const TABLES: ReportDocument['tables'] = [
  {
    name: 'tickets',
    relation: 't',
    rows: 60,
    columns: [
      { name: 'Alpha', type: 'integer', role: 'identifier', stats },
      { name: 'Beta', type: 'text', role: 'category', stats: { ...stats, missing: 0 } },
      { name: 'Gamma', type: 'timestamp', role: 'timestamp', stats },
    ],
  },
];

test('so does the dialog of columns and their roles', async () => {
  server.use(answer('get', '/reports/r1/roles', { corrections: [] }), refuse('put', '/reports/r1/roles', 500, 'Zu.'));
  const { user } = renderWithHub(<ColumnsDialog open reportId="r1" tables={TABLES} onClose={() => undefined} />);
  const roles = await screen.findAllByRole('combobox');
  expect(ownTexts(NAMES)).toEqual([]);
  await user.selectOptions(roles[0] as HTMLElement, spoken('Money'));
  await user.click(button('Save'));
  await screen.findAllByText('Zu.');
  expect(ownTexts(NAMES)).toEqual([]);
});
