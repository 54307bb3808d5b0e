import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { makeBuild, provideShell } from '../../testing/make-build';
import { publishBuild } from '../../testing/publish-build';
import { brokenReference } from '../discovery/broken-reference';
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

// Without the last revision the start writes another one of its number, for the shell; without the last four it does not reach it.
test.each([1, 4])(
  'pages follow the backup from before, which lacks %d revisions, and nobody else brings that about',
  async (lost) => {
    const seen = await hub.app.inject({ url: '/api/discovery' });
    const before = discoveryDocument.parse(seen.json());
    const { db } = hub.context.database;
    await db
      .deleteFrom('discovery_revisions')
      .where('revision', '>', before.revision - lost)
      .execute();
    await restart();
    const restored = await document();
    expect(restored.revision).toBe(before.revision - lost + 1);
    const ask = async (tag: string) =>
      discoveryDocument.parse((await hub.app.inject({ url: '/api/discovery', headers: { 'if-none-match': tag } })).json());
    // Anybody can say that they have seen more.
    const forged = `"${restored.generation}.${before.revision + 9}.mabc.${'x'.repeat(16)}"`;
    expect((await ask(forged)).generation).toBe(restored.generation);
    const next = await ask(String(seen.headers.etag));
    expect(next.generation).not.toBe(before.generation);
    expect(next.issuedAt > before.issuedAt).toBe(true);
    expect(next.remotes).toEqual(restored.remotes);
  },
  60_000,
);

test('a document that names what it does not have is passed over, and never written', async () => {
  const { db } = hub.context.database;
  const now = await document();
  const remotes = Object.fromEntries(Object.entries(now.remotes).map(([name, entry]) => [name, { ...entry, versions: {} }]));
  const text = JSON.stringify({ ...now, revision: now.revision + 1, remotes });
  await db
    .insertInto('discovery_revisions')
    .values({ revision: now.revision + 1, document: text, actor: 't', reason: '', created_at: new Date() })
    .execute();
  await restart();
  expect((await document()).remotes).toEqual(now.remotes);
  expect(brokenReference({ remotes })).toBe(`mf-reports: ${now.remotes['mf-reports']?.stable}`);
}, 60_000);
