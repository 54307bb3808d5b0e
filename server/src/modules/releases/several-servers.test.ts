import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { makeBuild, provideShell } from '../../testing/make-build';
import { DATABASES, type TestDatabase } from '../../testing/postgres-or-embedded';
import type { Database } from '../../database/connect';
import { startDiscovery } from '../discovery/discovery-service';
import { rolloutFigures } from '../rollouts/rollout-figures';
import { buildStore } from './build-store';
import { cleanBuilds } from './clean-builds';
import { publishBuild } from './publish-build';
import { releaseService } from './release-service';

// Dozens of calls in a test, each of which writes to a database.
jest.setTimeout(30_000);

const { log } = fastify();
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe.each(DATABASES)('with %s', (_name, open) => {
  const folders: string[] = [];
  let database: TestDatabase;
  let others: Database[] = [];

  /** A server as far as releases go, with a folder of its own. */
  const server = async (own: Database) => {
    const folder = mkdtempSync(join(tmpdir(), 'hub-unpacked-'));
    folders.push(folder);
    const discovery = await startDiscovery(own, { dist, ttlSeconds: 60, log });
    const store = buildStore(own.db, { shipped: join(dist, 'remotes'), unpacked: folder });
    const figures = (remote: string) => rolloutFigures(own.db, remote, discovery.current().remotes[remote]);
    const service = releaseService({ db: own.db, discovery, store, dist, remotesUrl: '', figures, keys: [] });
    const publish = (build: PublishRequest) =>
      publishBuild({ db: own.db, discovery, store, service, limit: 1e6, keys: [] }, build.record.name, 'Test', build);
    return { db: own.db, discovery, store, service, publish, folder };
  };
  type Server = Awaited<ReturnType<typeof server>>;
  let one: Server;
  let two: Server;

  beforeAll(async () => {
    database = await open();
    others = database.again ? [await database.again()] : [];
    one = await server(database);
    two = await server(others[0] ?? database);
  }, 120_000);
  afterAll(async () => {
    for (const other of others) await other.close();
    await database.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const reason = 'a trial';
  const build = (version: string) => makeBuild('mf-reports', version);
  const idOf = (version: string) => build(version).record.buildId;

  test('what one server takes in, the other serves', async () => {
    await one.publish(build('1.0.0'));
    expect(await two.store.rootOf('mf-reports', idOf('1.0.0'))).toBe(two.folder);
    expect(existsSync(join(two.folder, 'mf-reports', idOf('1.0.0'), 'remoteEntry.js'))).toBe(true);
    const twice = await Promise.all([one.publish(build('1.1.0')), two.publish(build('1.1.0'))]);
    expect(twice.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  });

  test('what one server changes, the other sees, and neither goes back', async () => {
    await one.service.promote('mf-reports', 'Test', { version: idOf('1.0.0'), reason });
    if (others.length > 0) {
      // A look is worth a second; the next one finds the change.
      await new Promise((done) => setTimeout(done, 1100));
      await two.discovery.refresh();
      expect(two.discovery.current()).toEqual(one.discovery.current());
    }
    const { revision } = await two.service.start('mf-reports', 'Test', {
      version: idOf('1.1.0'),
      weightBp: 1000,
      cohorts: [],
      guard: {},
      reason,
    });
    expect(two.discovery.current().revision).toBe(revision);
  });

  test('changes of the same moment on both come one after the other', async () => {
    const weights = [900, 800, 700, 600, 500, 400];
    const done = await Promise.all(
      weights.map((weightBp, i) => (i % 2 ? one : two).service.ramp('mf-reports', 'Test', { weightBp, reason, unproven: true })),
    );
    const revisions = done.map(({ revision }) => revision).sort((a, b) => a - b);
    expect(revisions).toEqual(weights.map((_, i) => (revisions[0] ?? 0) + i));
    const rows = await one.db.selectFrom('release_audit').select('revision').where('action', '=', 'ramp').orderBy('id').execute();
    expect(rows.map(({ revision }) => revision)).toEqual(revisions);
  });

  test('a build that is no longer used is removed after its days, one that is named never', async () => {
    await one.publish(build('1.2.0'));
    const clean = (at: Server, afterDays: number) =>
      cleanBuilds({ ...at, days: 30 }, new Date(Date.now() + afterDays * 86_400_000));
    const kept = async () => (await one.db.selectFrom('remote_builds').select('build_id').orderBy('build_id').execute()).length;
    await clean(one, 29);
    expect(await kept()).toBe(3);
    await clean(one, 31);
    expect(await kept()).toBe(2);
    expect(existsSync(join(one.folder, 'mf-reports', idOf('1.2.0')))).toBe(false);
    expect(await one.store.rootOf('mf-reports', idOf('1.2.0'))).toBeNull();
    expect(await two.store.rootOf('mf-reports', idOf('1.0.0'))).toBe(two.folder);
    await clean(two, 31);
    expect(existsSync(join(two.folder, 'mf-reports', idOf('1.0.0')))).toBe(true);
    const audit = await one.db.selectFrom('release_audit').select('detail').where('action', '=', 'builds-removed').execute();
    expect(audit.map(({ detail }) => detail)).toEqual([`${idOf('1.2.0')} is removed: it has not been in use for 30 days.`]);
  });
});
