import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTicket } from '../web/device-ticket';
import { publishBuild } from '../../testing/publish-build';
import { PASSWORD, testApp, type TestApp } from '../../testing/test-app';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
const BUILD = '1.0.0-0123456789';
const JWT_SECRET = 'x'.repeat(40);
let hub: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'shell', 'assets'), { recursive: true });
  writeFileSync(
    join(dist, 'shell', 'index.html'),
    '<!doctype html><html lang="en"><head><!--hub:head--></head><body></body></html>',
  );
  publishBuild(dist, 'mf-reports', '1.0.0');
  hub = await testApp({ JWT_SECRET }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

const DEVICE = '0b0e7cf2-6f0e-4f6c-9d7b-1f6e8c1f4d11';
const ticket = signTicket(Buffer.from(JWT_SECRET), { device: DEVICE, phases: [], issued: Date.now() });
const ON_DEVICE = `hub_device=${DEVICE}; hub_ticket=${ticket}`;
const HOST = 'localhost:3000';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const post = (
  fields: Record<string, string>,
  {
    host = HOST,
    origin,
    cookie = ON_DEVICE,
    app = hub,
  }: Partial<{ host: string; origin: string; cookie: string; app: TestApp }> = {},
) =>
  app.app.inject({
    method: 'POST',
    url: '/mfe/override',
    headers: { host, origin: origin ?? `http://${host}`, cookie, ...form },
    payload: new URLSearchParams(fields).toString(),
  });
const setBy = (answer: { headers: Record<string, unknown> }) => [answer.headers['set-cookie'] ?? []].flat().map(String);
/** The browser's cookies after an answer, beside those that it had. */
const cookieOf = (answer: { headers: Record<string, unknown> }, before = ON_DEVICE) =>
  [before, ...setBy(answer).map((each) => each.split(';')[0])].join('; ');
const page = (url: string, cookie = '', app = hub) =>
  app.app.inject({ url, headers: { accept: 'text/html', host: HOST, cookie } });
const BANNER = 'Developer override: mf-reports from';

test('an override lasts for the browser session and stands on every page, with its way out', async () => {
  const answer = await post({ remote: 'mf-reports', target: 'http://localhost:3003' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(setBy(answer)).toEqual([
    expect.stringMatching(/^__Host-hub_overrides=[\w-]+\.[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  for (const url of ['/', '/dashboard/reports', '/no/such/page']) {
    const { body, headers } = await page(url, cookieOf(answer));
    expect(body).toContain('Developer override: mf-reports from http://localhost:3003/');
    expect(body).toContain('<a href="?mfe-reset">');
    expect(body).toContain('id="hub-overrides">[{"remote":"mf-reports"');
    expect(headers['content-security-policy']).toContain("script-src 'self' http://localhost:3003;");
  }
  const plain = await page('/');
  expect(plain.body).not.toContain('hub-override');
  expect(plain.headers['content-security-policy']).toContain("script-src 'self';");
});

test('the way out works at every address, without a script, and stays on this site', async () => {
  const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }));
  for (const [url, location] of [
    ['/dashboard?mfe-reset', '/dashboard'],
    ['/?mfe-reset&x=1', '/?x=1'],
    ['//elsewhere.example/?mfe-reset', '/elsewhere.example/'],
    ['//?mfe-reset', '/'],
  ]) {
    const answer = await page(url ?? '', made);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    // Browsers take a cookie of this prefix away only by one that has all that the prefix asks for. The older name goes, too.
    expect(setBy(answer)).toEqual([
      expect.stringMatching(/^__Host-hub_overrides=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970.*; HttpOnly; Secure;/),
      expect.stringMatching(/^hub_overrides=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/),
    ]);
  }
});

test('a second override joins the first, and one of the same remote replaces it', async () => {
  const first = cookieOf(await post({ remote: 'mf-reports', target: 'http://localhost:1/' }));
  const second = await post({ remote: 'mf-reports', target: BUILD }, { cookie: first });
  const { body } = await page('/', cookieOf(second, ON_DEVICE));
  expect(body).toContain(`Developer override: mf-reports from ${BUILD}<`);
});

test.each([
  ['mf-none', BUILD, 'There is no remote named mf-none.'],
  ['mf-reports', '9.9.9-0123456789', 'mf-reports has no build 9.9.9-0123456789.'],
  ['mf-reports', 'http://', 'http:// is neither a build nor an address.'],
  ['mf-reports', 'https://elsewhere.example/<b>', 'from nowhere else.'],
])('%s %s is refused with a sentence, and what was entered stays', async (remote, target, sentence) => {
  const answer = await post({ remote, target });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain(sentence);
  expect(answer.body).not.toContain('<b>');
});

test('another site cannot set one', async () => {
  expect((await post({ remote: 'mf-reports', target: BUILD }, { origin: 'https://elsewhere.example' })).statusCode).toBe(404);
  expect((await post({ remote: 'mf-reports', target: BUILD }, { origin: 'null' })).statusCode).toBe(404);
});

test('a cookie that this server has not signed is no override, nor is one of the older kind', async () => {
  const answer = await post({ remote: 'mf-reports', target: BUILD });
  const [, value = ''] = /=([^;]+)/.exec(setBy(answer)[0] ?? '') ?? [];
  expect((await page('/', `${ON_DEVICE}; __Host-hub_overrides=${value}`)).body).toContain(BANNER);
  const other = await testApp({}, { dist });
  const [, foreign = ''] =
    /=([^;]+)/.exec(setBy(await post({ remote: 'mf-reports', target: BUILD }, { app: other })).at(-1) ?? '') ?? [];
  await other.stop();
  const old = Buffer.from(JSON.stringify([{ remote: 'mf-reports', buildId: BUILD }])).toString('base64url');
  for (const each of [
    `__Host-hub_overrides=${foreign}`,
    `__Host-hub_overrides=${value}x`,
    `__Host-hub_overrides=${value.replace('.', 'A.')}`,
    '__Host-hub_overrides=nonsense',
    '__Host-hub_overrides=',
    `hub_overrides=${value}`,
    `hub_overrides=${old}.${value.split('.')[1]}`,
  ]) {
    const answered = await page('/', `${ON_DEVICE}; ${each}`);
    expect([each, answered.statusCode, answered.body.includes('hub-override')]).toEqual([each, 200, false]);
  }
}, 60_000);

test('over plain http from elsewhere, where browsers keep no such cookie, the form says so', async () => {
  const answer = await post({ remote: 'mf-reports', target: BUILD }, { host: 'hub.test' });
  expect([answer.statusCode, setBy(answer)]).toEqual([400, []]);
  expect(answer.body).toContain('Overrides need https, or a hub on this machine (http://localhost).');
});

describe('an override ends', () => {
  const inForce = async (cookie: string, app = hub) => (await page('/dashboard', cookie, app)).body.includes(BANNER);

  test('after eight hours', async () => {
    const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }));
    const clock = jest.spyOn(Date, 'now');
    try {
      const now = new Date().getTime();
      clock.mockReturnValue(now + 7.9 * 3_600_000);
      expect(await inForce(made)).toBe(true);
      clock.mockReturnValue(now + 8.1 * 3_600_000);
      expect(await inForce(made)).toBe(false);
    } finally {
      clock.mockRestore();
    }
  });

  test('on another device, and a browser without one gets one along with it', async () => {
    const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }));
    expect(await inForce(made)).toBe(true);
    expect(await inForce(made.replace(DEVICE, DEVICE.replace('0b', '1b')))).toBe(false);
    expect(await inForce(made.replace(ON_DEVICE, ''))).toBe(false);
    const fresh = await post({ remote: 'mf-reports', target: BUILD }, { cookie: '' });
    expect(await inForce(cookieOf(fresh, ''))).toBe(true);
  });

  test('with the logout or another’s login, if somebody was logged in', async () => {
    const login = async (email: string) => {
      const answer = await hub.app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password: PASSWORD } });
      return (
        setBy(answer)
          .find((each) => each.startsWith('hub_hint='))
          ?.split(';')[0] ?? ''
      );
    };
    const ann = await login((await hub.signUp()).email);
    const bob = await login((await hub.signUp()).email);
    expect(ann).toMatch(/^hub_hint=[\w-]{22}$/);
    expect(bob).not.toBe(ann);
    const cookie = `${ON_DEVICE}; ${ann}`;
    const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }, { cookie }), cookie);
    expect(await inForce(made)).toBe(true);
    expect(await inForce(made.replace(ann, bob))).toBe(false);
    expect(await inForce(made.replace(ann, 'hub_hint='))).toBe(false);
    // Who works on the login screen keeps the override through it.
    const before = cookieOf(await post({ remote: 'mf-reports', target: BUILD }));
    expect(await inForce(`${before}; ${ann}`)).toBe(true);
  });

  describe('in production', () => {
    const OPERATOR = 'operator-token-of-these-tests-0123456789';
    let production: TestApp;
    beforeAll(async () => {
      const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', MFE_OPERATOR_TOKEN: OPERATOR };
      production = await testApp({ ...env, JWT_SECRET }, { dist });
    }, 60_000);
    afterAll(() => production.stop());

    const operator = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      production.app.inject({ method, url: `/api/releases${url}`, payload, headers: { authorization: `Bearer ${OPERATOR}` } });
    const newToken = async (name: string, remote: string, days?: number) =>
      (await operator('POST', '/tokens', { name, remote, days })).json<{ secret: string }>().secret;
    const set = async (token: string) => {
      const answer = await post({ remote: 'mf-reports', target: BUILD, token }, { app: production });
      return { answer, cookie: cookieOf(answer) };
    };

    test('with its token: revoked, expired or of another remote', async () => {
      const kept = await set(await newToken('kept', 'mf-reports'));
      const revoked = await set(await newToken('revoked', '*'));
      const expired = await set(await newToken('expired', 'mf-reports', 1));
      for (const { cookie } of [kept, revoked, expired]) expect(await inForce(cookie, production)).toBe(true);
      await operator('DELETE', '/tokens/revoked');
      const { db } = production.context.database;
      await db
        .updateTable('deploy_tokens')
        .set({ expires_at: new Date(0) })
        .where('name', '=', 'expired')
        .execute();
      const states = [];
      for (const { cookie } of [kept, revoked, expired]) states.push(await inForce(cookie, production));
      expect(states).toEqual([true, false, false]);
      await db.updateTable('deploy_tokens').set({ remote: 'mf-other' }).where('name', '=', 'kept').execute();
      expect(await inForce(kept.cookie, production)).toBe(false);
      const { headers, body } = await page('/', revoked.cookie, production);
      expect(body).not.toContain('hub-overrides');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    });

    test('with the operator’s token, when there is another one', async () => {
      const { cookie } = await set(OPERATOR);
      expect(await inForce(cookie, production)).toBe(true);
      await production.stop({ keep: true });
      const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR: production.folder, JWT_SECRET: 'x'.repeat(40) };
      production = await testApp({ ...env, MFE_OPERATOR_TOKEN: `another-${OPERATOR}` }, { dist });
      expect(await inForce(cookie, production)).toBe(false);
    }, 60_000);

    test('a token is asked for, and one of development counts for nothing', async () => {
      for (const token of ['', 'nonsense', await newToken('other', 'mf-other')]) {
        const { answer } = await set(token);
        expect([answer.statusCode, setBy(answer)]).toEqual([400, []]);
        expect(answer.body).toContain('This token may not release that remote.');
      }
      const development = await testApp({ JWT_SECRET }, { dist });
      const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }, { app: development }));
      expect(await inForce(made, development)).toBe(true);
      expect(await inForce(made, production)).toBe(false);
      await development.stop();
    }, 60_000);
  });
});

test('the form names the remotes and their builds, and runs no script', async () => {
  const { body, headers } = await page('/mfe/override');
  expect(body).toContain('<option>mf-reports</option>');
  expect(body).toContain(`<option value="${BUILD}">`);
  expect(body).not.toContain('type="password"');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/);
});
