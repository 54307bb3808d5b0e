import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuild } from '../../testing/publish-build';
import { testApp, type TestApp } from '../../testing/test-app';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
let hub: TestApp;
beforeAll(async () => {
  publishBuild(dist, 'mf-reports', '1.0.0');
  hub = await testApp({}, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

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
  expect((await send([event('mounted', { arm: 'canary' })])).statusCode).toBe(204);
  // Of builds and rollouts that the document does not know nothing is kept.
  const invented = [
    event('crash', { buildId: '9.9.9-0123456789' }),
    event('crash', { remote: 'mf-none' }),
    event('crash', { rollout: 'r1' }),
  ];
  expect((await send(invented)).statusCode).toBe(204);
  const rows = await hub.context.database.db
    .selectFrom('remote_events')
    .select(['type', 'arm', 'rollout', 'count'])
    .orderBy('type')
    .orderBy('arm')
    .execute();
  expect(rows).toEqual([
    { type: 'load_ok', arm: 'stable', rollout: '', count: 1 },
    { type: 'mounted', arm: 'canary', rollout: '', count: 1 },
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
