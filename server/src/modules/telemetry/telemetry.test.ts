import { testApp, type TestApp } from '../../testing/test-app';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
}, 60_000);
afterAll(() => hub.stop());

const event = (type: string, more: object = {}) => ({
  type,
  remote: 'mf-reports',
  buildId: '1.0.0-0123456789',
  arm: 'stable',
  ...more,
});

test('events are counted by the hour, build and arm', async () => {
  const send = (events: object[]) => hub.call('POST', '/telemetry/remotes', { events });
  expect((await send([event('load_ok'), event('mounted'), event('mounted')])).statusCode).toBe(204);
  expect((await send([event('mounted', { arm: 'canary', rollout: 'r1' })])).statusCode).toBe(204);
  const rows = await hub.context.database.db
    .selectFrom('remote_events')
    .select(['type', 'arm', 'rollout', 'count'])
    .orderBy('type')
    .orderBy('arm')
    .execute();
  expect(rows).toEqual([
    { type: 'load_ok', arm: 'stable', rollout: '', count: 1 },
    { type: 'mounted', arm: 'canary', rollout: 'r1', count: 1 },
    { type: 'mounted', arm: 'stable', rollout: '', count: 2 },
  ]);
});

test.each([
  [[event('invented')]],
  [[event('mounted', { remote: '../x' })]],
  [[event('mounted', { buildId: 'x'.repeat(101) })]],
  [Array.from({ length: 101 }, () => event('mounted'))],
])('what breaks the contract is refused', async (events) => {
  expect((await hub.call('POST', '/telemetry/remotes', { events })).statusCode).toBe(400);
});
