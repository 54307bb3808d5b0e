import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysisProgress, type AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import { startPostgres, SUPERUSER } from './modules/sources/postgres/testing/real-postgres';
import { recover } from './recover';
import { PASSWORD, testApp, type Account, type TestApp } from './testing/test-app';

/** Two servers on one PostgreSQL database and one folder, as behind a load balancer. */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let here: TestApp;
let there: TestApp;
let ann: Account;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'hub-several-'));
  const { user, password } = SUPERUSER;
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${postgres.port}/postgres`,
    MAX_USER_ANALYSES: '1',
  };
  [here, there] = await Promise.all([testApp(env), testApp(env)]);
  ann = await here.signUp();
}, 120_000);

afterAll(async () => {
  await here.stop({ keep: true });
  await there.stop({ keep: true });
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const seenBy = async (hub: TestApp, id: string): Promise<AnalysisProgress | undefined> => {
  const list = (await hub.call('GET', '/analyses', undefined, ann.token)).json<unknown[]>();
  return list.map((entry) => analysisProgress.parse(entry)).find((entry) => entry.id === id);
};

const until = async (isTrue: () => Promise<boolean>) => {
  for (let i = 0; i < 200; i++) {
    if (await isTrue()) return;
    await sleep(50);
  }
  throw new Error('It did not come to pass.');
};

test('an account of one server is one of the other', async () => {
  expect((await there.call('GET', '/users/me', undefined, ann.token)).statusCode).toBe(200);
});

test('the other server shows how far an analysis is, counts it, and cancels it', async () => {
  const id = randomUUID();
  const waiting = here.upload(ann.token, '#wait\n', { fields: { analysis_id: id } });
  await until(async () => (await seenBy(there, id))?.stage === 'mining');
  expect(await seenBy(there, id)).toMatchObject({ state: 'running', rows_read: 2 });
  expect((await seenBy(here, id))?.state).toBe('running');
  expect((await there.upload(ann.token, 'a\n1\n')).json()).toMatchObject({ code: 'too-many-analyses' });

  const followed = there.call('GET', `/analyses/${id}/progress`, undefined, ann.token);
  expect((await there.call('DELETE', `/analyses/${id}`, undefined, ann.token)).statusCode).toBe(204);
  expect((await waiting).json()).toMatchObject({ code: 'analysis-cancelled' });
  const lines = (await followed).body.trim().split('\n');
  expect(analysisProgress.parse(JSON.parse(lines[0] ?? '')).state).toBe('running');
  expect(analysisProgress.parse(JSON.parse(lines.at(-1) ?? '')).state).toBe('cancelled');
}, 30_000);

test('a server that starts leaves alone what another one works on, and ends what nobody does', async () => {
  const id = randomUUID();
  const waiting = here.upload(ann.token, '#wait\n', { fields: { analysis_id: id } });
  await until(async () => (await seenBy(there, id))?.stage === 'mining');
  const files = () => readdirSync(join(folder, 'files'));
  const atWork = files();
  const orphan = `${randomUUID()}.csv`;
  const fresh = `${randomUUID()}.csv`;
  for (const name of [orphan, fresh]) writeFileSync(join(folder, 'files', name), 'half');
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const name of [orphan, ...atWork]) utimesSync(join(folder, 'files', name), longAgo, longAgo);
  const { database } = there.context;
  await recover(there.context);
  expect((await seenBy(there, id))?.state).toBe('running');
  expect(files().sort()).toEqual([...atWork, fresh].sort());

  // As if its server had died a while ago.
  const gone = randomUUID();
  await database.db
    .insertInto('analyses')
    .values({
      id: gone,
      user_id: ann.id,
      source_type: 'csv',
      source_name: 'gone.csv',
      state: 'running',
      stage: 'mining',
      upload_file: null,
      store_file: null,
      bytes_received: 1,
      started_at: longAgo,
      lease_until: longAgo,
    })
    .execute();
  await recover(there.context);
  const row = await database.db.selectFrom('analyses').selectAll().where('id', '=', gone).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'failed', error_code: 'analysis-interrupted' });

  await there.call('DELETE', `/analyses/${id}`, undefined, ann.token);
  await waiting;
}, 30_000);

test('a report of one server is read, checked and deleted by the other', async () => {
  const { report_id } = (await here.upload(ann.token, 'a\n1\n')).json<{ report_id: string }>();
  expect((await there.call('GET', `/reports/${report_id}`, undefined, ann.token)).statusCode).toBe(200);
  const verified = await there.call('POST', `/reports/${report_id}/verify`, {}, ann.token);
  expect(verified.json()).toMatchObject({ results: [{ outcome: 'same' }, { outcome: 'same' }] });
  expect((await there.call('DELETE', `/reports/${report_id}`, undefined, ann.token)).statusCode).toBe(204);
  expect((await here.call('GET', `/reports/${report_id}`, undefined, ann.token)).statusCode).toBe(404);
});

test('deleting the account stops what runs on the other server', async () => {
  const bea = await here.signUp();
  const waiting = here.upload(bea.token, '#wait\n');
  await until(async () => (await there.call('GET', '/analyses', undefined, bea.token)).json<unknown[]>().length === 1);
  const answer = await there.call('DELETE', '/users/me', { current_password: PASSWORD }, bea.token);
  expect(answer.statusCode).toBeLessThan(300);
  expect((await waiting).json()).toMatchObject({ code: 'analysis-cancelled' });
}, 30_000);
