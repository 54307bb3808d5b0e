import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryDocument } from '@hub/shared/contracts/discovery';
import { makeBuild, provideShell } from '../../testing/make-build';
import { publishBuild } from '../../testing/publish-build';
import { testApp, type TestApp } from '../../testing/test-app';

// Dozens of calls in a test, each of which writes to a database.
jest.setTimeout(30_000);

const SHIPPED = '1.0.0-0123456789';
const routes = [{ path: '/dashboard/reports', title: 'Reports', access: 'logged-in' as const }];
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
let hub: TestApp;
beforeAll(async () => {
  provideShell(dist);
  publishBuild(dist, 'mf-reports', '1.0.0', { routes });
  hub = await testApp({}, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

const restart = async () => {
  await hub.stop({ keep: true });
  hub = await testApp({ DATA_DIR: hub.folder }, { dist });
};
const call = async (url: string, body: object) => {
  // The token that the first start has made, for this user alone.
  const operator = readFileSync(join(hub.folder, 'operator-token'), 'utf8').trim();
  const answer = await hub.call('POST', `/releases/mf-reports${url}`, { reason: 'a trial', ...body }, operator);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ revision: number }>();
};
const publish = async (version: string) => {
  const build = makeBuild('mf-reports', version, { routes });
  await call('/builds', build);
  return build.record.buildId;
};
const document = async () => discoveryDocument.parse((await hub.app.inject({ url: '/api/discovery' })).json());
const reports = async () => (await document()).remotes['mf-reports'];

test('a start keeps what was released, and does not bring back what was taken back', async () => {
  const version = await publish('1.1.0');
  await call('/promote', { version, force: true, unproven: true });
  await restart();
  expect((await reports())?.stable).toBe(version);
  // A newer hub brings a newer build; the team's own one stays.
  publishBuild(dist, 'mf-reports', '1.0.1', { routes });
  await restart();
  expect((await reports())?.stable).toBe(version);
  await call('/rollback', { to: '1.0.1-0123456789' });
  await call('/rollback', { to: SHIPPED });
  await restart();
  expect(await reports()).toMatchObject({ stable: SHIPPED, blocked: [version, '1.0.1-0123456789'] });
}, 60_000);

test('a start passes over broken revisions, and the next one comes after them', async () => {
  const { revision } = await document();
  for (const [number, text] of [
    [revision + 1, '{"broken":true}'],
    [revision + 2, 'not even JSON'],
  ] as const) {
    await hub.context.database.db
      .insertInto('discovery_revisions')
      .values({ revision: number, document: text, actor: 't', reason: '', created_at: new Date() })
      .execute();
  }
  await restart();
  expect((await document()).revision).toBe(revision);
  const version = await publish('1.2.0');
  expect((await call('/start', { version, weightBp: 1000 })).revision).toBe(revision + 3);
}, 60_000);

test('a start with a shell that no longer fits halts the rollout, and takes the build that came with it', async () => {
  provideShell(dist, { shell: '2.0.0', shared: '2.0.0', react: '19.3.1' });
  await restart();
  expect((await reports())?.rollout).toMatchObject({
    state: 'halted',
    reason: expect.stringContaining('the hub was updated') as string,
  });
  provideShell(dist);
  const version = await publish('1.3.0');
  await call('/promote', { version, force: true, unproven: true });
  provideShell(dist, { shell: '2.0.0', shared: '2.0.0', react: '19.3.1' });
  publishBuild(dist, 'mf-reports', '2.0.0', { routes });
  await restart();
  expect((await reports())?.stable).toBe('2.0.0-0123456789');
}, 60_000);
