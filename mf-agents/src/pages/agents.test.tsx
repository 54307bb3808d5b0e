import { act, screen, waitFor, within } from '@testing-library/react';
import type { Agent, AgentRun, AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import AgentsPage from './agents';

const server = useApiServer();
beforeEach(() => {
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
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
const run = (changes: Partial<AgentRun> = {}): AgentRun => ({
  agent: 'suggestion-engine',
  analysis_id: 'a1',
  report_id: 'r1',
  report_title: 'Support tickets',
  started_at: new Date(Date.now() - 181_000).toISOString(),
  ended_at: new Date(Date.now() - 180_000).toISOString(),
  duration_ms: 1234,
  rows: 12_340,
  outcome: 'ok',
  within_budget: true,
  checked: { right: 97, total: 98 },
  ...changes,
});
const response = (changes: Partial<AgentsResponse['system']> = {}): AgentsResponse => ({
  agents: [
    agent('data-analyzer', { status: 'active', accuracy: 99.97, speed: 84.44, reliability: 71 }),
    agent('suggestion-engine', {
      status: 'processing',
      tasks_completed: 3,
      recent_runs: [
        run(),
        run({ analysis_id: 'a2', outcome: 'failed', report_id: null, report_title: null, checked: null }),
        run({ analysis_id: 'a3', within_budget: false }),
      ],
    }),
    agent('chart-specialist'),
    agent('report-generator', { status: 'active' }),
  ],
  system: {
    queue_length: 2,
    running: 1,
    workers_healthy: true,
    database: { kind: 'embedded', healthy: true },
    engine_version: '1.2.3',
    uptime_seconds: 93_784,
    ...changes,
  },
});
/** How often the screen asks. */
const POLL_MS = 5000;
const open = () => renderWithHub(<AgentsPage />);
const card = (name: string) => within(screen.getByRole('article', { name }));

test('shows the four agents in their order and counts the active ones', async () => {
  server.use(answer('get', '/agents', response()));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeInTheDocument();
  expect(await screen.findByText('3 active agents')).toBeInTheDocument();
  expect(screen.getByText('of four, at work for you in the last 24 hours')).toBeInTheDocument();
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Suggestion Engine',
    'Report Generator',
    'Chart Specialist',
    'Data Analyzer',
  ]);
  expect(card('Suggestion Engine').getByText('Processing')).toBeInTheDocument();
  expect(card('Chart Specialist').getByText('Idle')).toBeInTheDocument();
  expect(card('Report Generator').getByText('Active')).toBeInTheDocument();
  expect(card('Chart Specialist').getByText(/^Chooses the chart that shows a finding honestly/)).toBeInTheDocument();
  expect(card('Chart Specialist').getByRole('list', { name: 'Capabilities' })).toHaveTextContent('Bar and line charts');
});

test('says what was measured in words and colour, and shows a dash where nothing was', async () => {
  server.use(answer('get', '/agents', response()));
  open();
  await screen.findByRole('article', { name: 'Data Analyzer' });
  const measured = (name: string) =>
    card(name)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(measured('Data Analyzer')).toEqual([
    ['Accuracy', '99.9%confirmed'],
    ['Speed', '84.4%of runs within their time'],
    ['Reliability', '71%of runs without a failure'],
  ]);
  expect(card('Data Analyzer').getByText('confirmed')).toHaveClass('good');
  expect(card('Data Analyzer').getByText('of runs within their time')).toHaveClass('fair');
  expect(card('Data Analyzer').getByText('of runs without a failure')).toHaveClass('low');
  expect(measured('Chart Specialist')).toEqual(['Accuracy', 'Speed', 'Reliability'].map((name) => [name, '–No run yet']));
});

test('tells what each agent did on the last reports, and leads there', async () => {
  server.use(answer('get', '/agents', response()));
  const { user } = open();
  await screen.findByRole('article', { name: 'Suggestion Engine' });
  const latest = within(card('Suggestion Engine').getByRole('group', { name: 'On the last reports' }));
  expect(latest.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Support tickets97 of 98 numbers confirmed3 minutes ago',
    'A report that is gonedid not finish3 minutes ago',
    'Support tickets97 of 98 numbers confirmed3 minutes ago',
  ]);
  expect(latest.getAllByRole('link', { name: 'Support tickets' })[0]).toHaveAttribute('href', '/dashboard/reports/r1');
  await user.click(card('Suggestion Engine').getByRole('button', { name: /^Recent runs 3 tasks completed/ }));
  expect(card('Suggestion Engine').getByText('12,340 rows · 1.2s · over its time budget')).toBeInTheDocument();
  expect(card('Chart Specialist').queryByRole('region')).not.toBeInTheDocument();
  await user.click(card('Chart Specialist').getByRole('button', { name: /^Recent runs/ }));
  expect(card('Chart Specialist').getByText('No run yet. The first analysis will show here.')).toBeInTheDocument();
});

test('an accuracy says what was counted, and its percentage where it is explained', async () => {
  const counted = response();
  counted.agents[1] = agent('suggestion-engine', { accuracy: 100, checked: { right: 22, total: 22 } });
  server.use(answer('get', '/agents', counted));
  const { user } = open();
  await screen.findByRole('article', { name: 'Suggestion Engine' });
  const shown = () =>
    card('Suggestion Engine')
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown()[0]).toEqual(['Accuracy', '22of 22 numbers confirmed']);
  await user.click(card('Suggestion Engine').getByRole('button', { name: /^Recent runs/ }));
  expect(shown().map(([term]) => term)).toContain('Accuracy (100%)');
});

test('shows the live state of the system and follows it', async () => {
  let queue = 2;
  server.use(answer('get', '/agents', () => response({ queue_length: queue })));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  open();
  const panel = within(await screen.findByRole('region', { name: 'System Status' }));
  const value = (label: string) => panel.getByText(label).nextElementSibling?.textContent;
  expect(['Queue length', 'Running', 'Database', 'Engine version', 'Uptime'].map(value)).toEqual([
    '2',
    '1',
    'Embedded, healthy',
    '1.2.3',
    '1 d 2 h',
  ]);
  expect(panel.getByText('All in service')).toBeInTheDocument();
  queue = 0;
  await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
  await waitFor(() => expect(value('Queue length')).toBe('0'));
  server.use(refuse('get', '/agents', 503, 'inner words'));
  await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
  expect(await panel.findByText('No answer, last known')).toBeInTheDocument();
  expect(value('Queue length')).toBe('0');
});

test('says when something is not in service', async () => {
  server.use(answer('get', '/agents', response({ workers_healthy: false, database: { kind: 'postgresql', healthy: false } })));
  open();
  const panel = within(await screen.findByRole('region', { name: 'System Status' }));
  expect(panel.getByText('Not all in service')).toBeInTheDocument();
  expect(panel.getByText('PostgreSQL, not answering')).toBeInTheDocument();
});

test('says when the agents cannot be shown, and asks again', async () => {
  server.use(refuse('get', '/agents', 500, 'inner words'));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'The agents cannot be shown' })).toBeInTheDocument();
  server.use(answer('get', '/agents', response()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Data Analyzer' })).toBeInTheDocument();
});
