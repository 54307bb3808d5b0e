import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import type { Agent, AgentRun, AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import AgentsPage from './pages/agents';

const server = useApiServer();
beforeEach(() => signIn());

const run = (outcome: AgentRun['outcome'], changes: Partial<AgentRun> = {}): AgentRun => ({
  agent: 'data-analyzer',
  analysis_id: outcome,
  report_id: 'r1',
  started_at: '2026-11-21T12:00:00Z',
  ended_at: '2026-11-21T12:00:03Z',
  duration_ms: 3000,
  rows: 1,
  outcome,
  within_budget: false,
  checked: { right: 97, total: 98 },
  ...changes,
});
const agent = (changes: Partial<Agent>): Agent => ({
  name: 'data-analyzer',
  status: 'idle',
  last_run: null,
  tasks_completed: 3,
  accuracy: 99,
  speed: 85,
  reliability: 20,
  recent_runs: [],
  ...changes,
});
const response = (healthy: boolean): AgentsResponse => ({
  agents: [
    agent({ recent_runs: [run('ok'), run('failed'), run('cancelled')] }),
    agent({ name: 'suggestion-engine', status: 'active', accuracy: null }),
    agent({ name: 'chart-specialist', status: 'processing' }),
  ],
  system: {
    queue_length: 2,
    running: 1,
    workers_healthy: healthy,
    database: { kind: healthy ? 'embedded' : 'postgresql', healthy },
    engine_version: '2.0.0',
    uptime_seconds: 93_784,
  },
});

test.each([[true], [false]])('the agents say nothing but words of their catalogues (all in service: %s)', async (healthy) => {
  server.use(answer('get', '/agents', response(healthy)));
  renderWithHub(<AgentsPage />);
  await screen.findByText(spoken(healthy ? 'All in service' : 'Not all in service'));
  expect(ownTexts()).toEqual([]);
});

test('a failure as well', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(refuse('get', '/agents', 503, 'The server is restarting.'));
  renderWithHub(<AgentsPage />);
  await screen.findByText(spoken('The agents cannot be shown'));
  expect(ownTexts()).toEqual([]);
});
