import { act, screen, waitFor, within } from '@testing-library/react';
import type { Agent, AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { SourceNews, ToldReport } from '@hub/shared/contracts/reports/news';
import { bus } from '@hub/shared/events';
import { answer, makeAnalytics, makeReport, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import Overview from './overview';

const HOUR = 3_600_000;
const told = (id: string, changes: Partial<ToldReport> = {}): ToldReport => ({
  id,
  report_title: 'Support tickets',
  created_at: new Date(Date.now() - HOUR).toISOString(),
  is_new: false,
  previous_id: null,
  lead: { claim: 'c1', sentence: 'Billing tickets take twice as long as others.' },
  ...changes,
});
const NEWS: SourceNews[] = [
  {
    source_id: 's1',
    source_type: 'csv',
    source_name: 'tickets.csv',
    reports: [
      told('r2', {
        is_new: true,
        previous_id: 'r1',
        lead: {
          claim: 'c4',
          sentence: 'Tickets have doubled since March.',
          course: { title: 'Tickets by month', values: [10, 12, null, 20] },
        },
      }),
      told('r1'),
    ],
  },
  { source_id: 's2', source_type: 'google_sheet', source_name: 'Empty sheet', reports: [told('r3', { lead: null })] },
];

const server = useApiServer();
beforeEach(() => {
  signIn();
  server.use(answer('get', '/reports/news', NEWS));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

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
const agents = (healthy = true): AgentsResponse => ({
  agents: [
    agent('data-analyzer'),
    agent('suggestion-engine', {
      status: 'processing',
      last_run: new Date(Date.now() - 120_000).toISOString(),
      tasks_completed: 7,
    }),
    agent('chart-specialist', { status: 'active', tasks_completed: 1 }),
    agent('report-generator'),
  ],
  system: {
    queue_length: 0,
    running: 0,
    workers_healthy: healthy,
    database: { kind: 'embedded', healthy: true },
    engine_version: '1.0.0',
    uptime_seconds: 5,
  },
});
const recent = [1, 2, 3, 4].map((n) =>
  makeReport({
    id: `r${n}`,
    report_title: `Report ${n}`,
    created_at: new Date(Date.now() - n * 3_600_000).toISOString(),
    insight_count: n,
    chart_count: n * 2,
  }),
);
const open = () => renderWithHub(<Overview />, { at: '/dashboard', path: '/dashboard' });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (label: string) => screen.getByText(label, { selector: 'dt *' }).closest('dt')?.nextElementSibling?.textContent;

test('shows figures, sources, agents, recent reports and activity', async () => {
  server.use(
    answer('get', '/users/reports/analytics', makeAnalytics({ recent_reports: recent })),
    answer('get', '/agents', agents()),
  );
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeInTheDocument();
  const reports = await panel('Recent Reports');
  expect(reports.getAllByRole('listitem')).toHaveLength(3);
  expect(reports.getByRole('link', { name: 'Report 1' })).toHaveAttribute('href', '/dashboard/reports/r1');
  expect(reports.getAllByText('Completed')).toHaveLength(3);
  expect(reports.getByText(/· 1 insight · 2 charts$/)).toBeInTheDocument();
  expect(reports.getByText(/· 3 insights · 6 charts$/)).toBeInTheDocument();
  expect(figure('Reports Generated')).toBe('12');
  expect(figure('Avg Processing Time')).toBe('3.4s');
  await waitFor(() => expect(figure('Active AI Agents')).toBe('3'));
  expect(screen.getByText('In service: suggestions, charts and reports')).toBeInTheDocument();
  const sources = (await panel('Data Sources')).getAllByRole('listitem').map((row) => row.textContent);
  expect(sources).toEqual(['CSV Files8', 'Google Sheets3', 'PostgreSQL1']);
  const status = (await panel('AI Agent Status')).getAllByRole('listitem').map((row) => row.textContent);
  expect(status).toEqual([
    'Suggestion GenerationSuggestion Engine · Last run 2 minutes ago · 7 tasks completedProcessing',
    'ReportingReport Generator · No run yet · 0 tasks completedIdle',
    'Chart GenerationChart Specialist · No run yet · 1 task completedActive',
  ]);
  const activity = (await panel('Recent Activity')).getAllByRole('listitem').map((row) => row.textContent);
  expect(activity).toEqual([1, 2, 3, 4].map((n) => `Report created: Report ${n}${n} hour${n === 1 ? '' : 's'} ago`));
});

test('what ended without a report is told by its name, and what failed leads to why', async () => {
  const unfinished = (id: string, outcome: 'failed' | 'cancelled', source_name: string) => ({
    id,
    outcome,
    source_name,
    ended_at: new Date(Date.now() - HOUR).toISOString(),
  });
  const recent_unfinished = [unfinished('a1', 'failed', 'orders.csv'), unfinished('a2', 'cancelled', 'tickets.csv')];
  server.use(
    answer('get', '/users/reports/analytics', makeAnalytics({ recent_reports: [], recent_unfinished })),
    answer('get', '/agents', agents()),
  );
  open();
  const activity = await panel('Recent Activity');
  expect(activity.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Analysis failed: orders.csv1 hour ago',
    'Analysis cancelled: tickets.csv1 hour ago',
  ]);
  expect(activity.getByRole('link', { name: /orders.csv/ })).toHaveAttribute('href', '/dashboard/reports/a1');
});

test.each([
  ['made', () => bus.emit('reports.created@1', { reportId: 'r9', sourceType: 'csv' }, 'test')],
  ['deleted', () => bus.emit('reports.deleted@1', { reportId: 'r9' }, 'test')],
])('follows at once when a report was %s', async (_, emit) => {
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()), answer('get', '/agents', agents()));
  open();
  await waitFor(() => expect(figure('Reports Generated')).toBe('12'));
  server.use(answer('get', '/users/reports/analytics', makeAnalytics({ total_reports: 77 })));
  act(emit);
  await waitFor(() => expect(figure('Reports Generated')).toBe('77'));
});

test('tells what is new by source, in the first sentence of each report, which leads to its finding', async () => {
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()), answer('get', '/agents', agents()));
  const { user } = open();
  const news = await panel('What is new in your data');
  const tickets = within(await news.findByRole('region', { name: 'tickets.csv' }));
  expect(tickets.getByRole('link', { name: 'Tickets have doubled since March.' })).toHaveAttribute(
    'href',
    '/dashboard/reports/r2#c4',
  );
  // A gap parts the line.
  expect(tickets.getByRole('img', { name: 'Tickets by month' }).querySelectorAll('polyline')).toHaveLength(2);
  expect(tickets.getByText('New')).toBeInTheDocument();
  expect(tickets.getByRole('link', { name: 'See what changed: Support tickets, 1 hour ago' })).toHaveAttribute(
    'href',
    '/dashboard/reports/r2/compare/r1',
  );
  expect(tickets.queryByText(/^Billing/)).not.toBeInTheDocument();
  await user.click(tickets.getByRole('button', { name: 'Earlier from tickets.csv' }));
  expect(tickets.getByRole('link', { name: /^Billing/ })).toHaveAttribute('href', '/dashboard/reports/r1#c1');
  expect(within(news.getByRole('region', { name: 'Empty sheet' })).getByText('Nothing stands out in it.')).toBeInTheDocument();
  act(() => bus.emit('reports.renamed@1', { reportId: 'r2', title: 'Tickets of the year' }, 'test'));
  expect(await tickets.findByRole('link', { name: 'Tickets of the year' })).toBeInTheDocument();
});

test('what is new can be asked for again, and leaves the rest as it is', async () => {
  server.use(
    refuse('get', '/reports/news', 500, 'inner words'),
    answer('get', '/users/reports/analytics', makeAnalytics()),
    answer('get', '/agents', agents()),
  );
  const { user } = open();
  const news = await panel('What is new in your data');
  await news.findByText('What is new could not be loaded.');
  server.use(answer('get', '/reports/news', NEWS));
  await user.click(news.getByRole('button', { name: 'Retry' }));
  expect(await news.findByRole('region', { name: 'tickets.csv' })).toBeInTheDocument();
});

test('counts no agent in service while the workers are not healthy', async () => {
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()), answer('get', '/agents', agents(false)));
  open();
  await waitFor(() => expect(figure('Active AI Agents')).toBe('0'));
  expect(screen.queryByText(/^In service/)).toBeNull();
});

test('agents that cannot be asked leave the rest as it is', async () => {
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()), refuse('get', '/agents', 500, 'inner words'));
  open();
  expect(await (await panel('AI Agent Status')).findAllByText('Status not available')).toHaveLength(3);
  expect(figure('Reports Generated')).toBe('12');
});

test('says when the figures cannot be loaded, and loads them on Retry', async () => {
  server.use(refuse('get', '/users/reports/analytics', 500, 'inner words'), answer('get', '/agents', agents()));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Failed to load analytics data' })).toBeInTheDocument();
  // The heading and the toast.
  await waitFor(() => expect(screen.getAllByText('Failed to load analytics data').length).toBeGreaterThan(1));
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Recent Reports' })).toBeInTheDocument();
});

describe('without a report', () => {
  beforeEach(() =>
    server.use(
      answer(
        'get',
        '/users/reports/analytics',
        makeAnalytics({
          total_reports: 0,
          most_used_source: null,
          average_processing_time: 0,
          recent_reports: [],
          reports_by_source: { csv: 0, google_sheet: 0, postgres: 0 },
        }),
      ),
      answer('get', '/agents', agents()),
    ),
  );

  test('leads to the first one', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Upload a CSV file' })).toHaveAttribute('href', '/dashboard/upload');
  });

  test('shows what each panel will hold', async () => {
    open();
    const sources = (await panel('Data Sources')).getAllByRole('listitem').map((row) => row.textContent);
    expect(sources).toEqual(['CSV Files0', 'Google Sheets0', 'PostgreSQL0']);
    expect((await panel('Recent Reports')).getByText('No reports yet')).toBeInTheDocument();
    expect((await panel('Recent Activity')).getByText('Nothing has happened yet')).toBeInTheDocument();
    expect((await panel('AI Agent Status')).getAllByRole('listitem')).toHaveLength(3);
    const average = screen.getByText('Avg Processing Time').closest('dl');
    expect(average).toHaveTextContent(/–$/);
  });

  test('analyses the sample data and opens its report', async () => {
    server.use(
      answer('post', '/sample', { crewResult: '# x', fileType: 'csv', filePath: 'sample', message: 'Done.', report_id: 'r 9' }),
    );
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Try the sample data' }));
    await waitFor(() => expect(address()).toBe('/dashboard/reports/r%209'));
  });

  test('says when the sample could not be analysed', async () => {
    server.use(refuse('post', '/sample', 503, 'The queue is full. Please try again in a minute.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try the sample data' }));
    expect(await screen.findByText('The queue is full. Please try again in a minute.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try the sample data' })).toBeEnabled();
  });
});
