import { presentAgent, type RunCounts } from './agent-presenter';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 21, 12);
const counts = (changes: Partial<RunCounts> = {}): RunCounts => ({
  agent: 'suggestion-engine',
  ok: 3,
  failed: 1,
  in_time: 2,
  right: 97,
  total: 100,
  last_run: new Date(now - HOUR),
  ...changes,
});
const present = (of: RunCounts | undefined, isAtWork = false) => presentAgent('suggestion-engine', of, [], isAtWork, now);

test.each([
  ['processing', true, 30],
  ['active', false, 23.9],
  ['idle', false, 24.1],
])('is %s (at work: %s, last run %d hours ago)', (status, isAtWork, hours) => {
  expect(present(counts({ last_run: new Date(now - hours * HOUR) }), isAtWork).status).toBe(status);
});

test('its figures are shares of its own runs', () => {
  expect(present(counts())).toMatchObject({
    accuracy: 97,
    speed: 50,
    reliability: 75,
    tasks_completed: 3,
    last_run: '2026-11-21T11:00:00.000Z',
  });
});

test('has no figures before its first run', () => {
  expect(present(undefined)).toMatchObject({
    status: 'idle',
    accuracy: null,
    speed: null,
    reliability: null,
    tasks_completed: 0,
    last_run: null,
  });
});
