import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@hub/shared/contracts/error';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';
import { isOperator } from '../accounts/operators';

test.each([
  ['ann@hub.example', true, true],
  ['Ann@Hub.Example', true, true],
  ['ann@hub.example', false, false],
  ['bob@hub.example', true, false],
  ['ann@hub.example.evil.example', true, false],
])('%s, verified %s, is an operator: %s', (email, is_verified, expected) =>
  // A domain names nobody.
  expect(isOperator(['ann@HUB.example', '@hub.example'], { email, is_verified })).toBe(expected),
);

describe('the routes of releases by an account', () => {
  const OPERATOR = 'operator@example.com';
  const TOKEN = 'operator-token-of-these-tests-0123456789';
  const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
  let hub: TestApp;
  let operator: { email: string; token: string };
  let other: { email: string; token: string };
  beforeAll(async () => {
    provideShell(dist);
    hub = await testApp({ MFE_OPERATORS: OPERATOR, MFE_OPERATOR_TOKEN: TOKEN }, { dist });
    operator = await hub.signUp(OPERATOR);
    other = await hub.signUp();
    await hub.context.database.db.updateTable('users').set({ is_verified: true }).execute();
  }, 60_000);
  afterAll(async () => {
    await hub.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  const call = async (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
    const answer = await hub.call(method, url, body, token);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const ROUTES: [method: 'GET' | 'POST', url: string, body: object | undefined][] = [
    ['GET', '/releases', undefined],
    ['GET', '/releases/audit', undefined],
    ['GET', '/releases/mf-a/reports', undefined],
    ['POST', '/releases/mf-a/start', { version: '1.0.0-aaaaaaaa', weightBp: 500, reason: 'because' }],
    ['POST', '/releases/mf-a/ramp', { weightBp: 500, reason: 'because' }],
    ['POST', '/releases/mf-a/pause', { reason: 'because' }],
    ['POST', '/releases/mf-a/resume', { reason: 'because' }],
    ['POST', '/releases/mf-a/halt', { reason: 'because' }],
    ['POST', '/releases/mf-a/promote', { reason: 'because' }],
    ['POST', '/releases/mf-a/rollback', { reason: 'because' }],
  ];

  test.each(ROUTES)('%s %s lets operators alone in', async (method, url, body) => {
    const refused = await call(other.token, method, url, body);
    expect([refused.status, errorBody.parse(refused.body).code]).toEqual([403, 'operator-only']);
    // There is no remote here: what an operator asks for is looked for.
    expect([200, 404, 409]).toContain((await call(operator.token, method, url, body)).status);
  });

  test('an account publishes nothing and makes no tokens', async () => {
    const published = await call(operator.token, 'POST', '/releases/mf-a/builds', {});
    expect([published.status, errorBody.parse(published.body).code]).toEqual([403, 'release-forbidden']);
    const made = await call(operator.token, 'POST', '/releases/tokens', { name: 'Mine', remote: '*' });
    expect([made.status, errorBody.parse(made.body).code]).toEqual([403, 'operator-only']);
    expect((await call(operator.token, 'GET', '/releases/tokens')).status).toBe(403);
  });

  test('a refusal names what can be done where it was asked for: a browser has no command line', async () => {
    const build = makeBuild('mf-places', '1.0.0');
    const { buildId } = build.record;
    const byToken = async (url: string, body: object) => (await call(TOKEN, 'POST', `/releases/mf-places${url}`, body)).body;
    await byToken('/builds', build);
    const much = { version: buildId, weightBp: 9000, reason: 'because' };
    const refusalOf = (body: unknown) => errorBody.parse(body).detail;
    expect(refusalOf(await byToken('/start', much))).toContain('give it to more by --unproven.');
    const inBrowser = async (url: string, body: object) =>
      refusalOf((await call(operator.token, 'POST', `/releases/mf-places${url}`, body)).body);
    expect(await inBrowser('/start', much)).toBe(
      `Nothing is known of ${buildId} yet, so it starts with at most 25 % of the devices. Start with less, or tick that you go on without the proof.`,
    );
    await byToken('/start', { ...much, weightBp: 500 });
    for (const [url, body] of [
      ['/ramp', { weightBp: 900 }],
      ['/promote', {}],
      ['/pause', { expected: -1 }],
    ] as const)
      expect(await inBrowser(url, { reason: 'because', ...body })).not.toMatch(/--|pnpm/);
  });

  test('what a German-speaking operator does is told in German, and kept in English', async () => {
    const { db } = hub.context.database;
    const build = makeBuild('mf-deutsch', '1.0.0');
    const deploy = (url: string, body: object, headers = {}) =>
      hub.app.inject({ method: 'POST', url: `/api/releases/mf-deutsch${url}`, payload: body, headers });
    await deploy('/builds', build, { authorization: `Bearer ${TOKEN}` });
    const promoted = await deploy(
      '/promote',
      { version: build.record.buildId, reason: 'zum ersten Mal' },
      { authorization: `Bearer ${operator.token}`, 'accept-language': 'de' },
    );
    expect(promoted.json<{ message: string }>().message).toContain('ist der stabile Build');
    const kept = await db.selectFrom('release_audit').selectAll().where('action', '=', 'promote').executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      actor: `${OPERATOR} (account)`,
      reason: 'zum ersten Mal',
      detail: `${build.record.buildId} is the stable build; everybody gets it.`,
    });
  });

  test('who is unverified, or has logged out, is none', async () => {
    const { db } = hub.context.database;
    await db.updateTable('users').set({ is_verified: false }).where('email', '=', OPERATOR).execute();
    expect((await call(operator.token, 'GET', '/releases')).status).toBe(403);
    await db.updateTable('users').set({ is_verified: true }).where('email', '=', OPERATOR).execute();
    expect((await call(operator.token, 'GET', '/releases')).status).toBe(200);
    expect((await call(`${operator.token}x`, 'GET', '/releases')).status).toBe(401);
  });

  test('pages are told who is one', async () => {
    const me = async (token: string) => (await call(token, 'GET', '/users/me')).body as { user: { is_operator?: boolean } };
    expect((await me(operator.token)).user.is_operator).toBe(true);
    expect((await me(other.token)).user).not.toHaveProperty('is_operator');
  });
});
