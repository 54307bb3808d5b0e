import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuild } from '../../testing/publish-build';
import { testApp, type TestApp } from '../../testing/test-app';
import { overrideCookies } from './override-cookie';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
const BUILD = '1.0.0-0123456789';
let hub: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'shell', 'assets'), { recursive: true });
  writeFileSync(
    join(dist, 'shell', 'index.html'),
    '<!doctype html><html lang="en"><head><!--hub:head--></head><body></body></html>',
  );
  publishBuild(dist, 'mf-reports', '1.0.0');
  hub = await testApp({}, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

const post = (fields: Record<string, string>, origin = 'http://hub.test', app = hub) =>
  app.app.inject({
    method: 'POST',
    url: '/mfe/override',
    headers: { host: 'hub.test', origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const page = (url: string, cookie = '') => hub.app.inject({ url, headers: { accept: 'text/html', host: 'hub.test', cookie } });

test('an override lasts for the browser session and stands on every page, with its way out', async () => {
  const answer = await post({ remote: 'mf-reports', target: 'http://localhost:3003' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(answer.headers['set-cookie']).toMatch(/^hub_overrides=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
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
    expect(answer.headers['set-cookie']).toMatch(/^hub_overrides=; .*Expires=Thu, 01 Jan 1970/);
  }
});

test('a second override joins the first, and one of the same remote replaces it', async () => {
  const first = cookieOf(await post({ remote: 'mf-reports', target: 'http://localhost:1/' }));
  const second = await hub.app.inject({
    method: 'POST',
    url: '/mfe/override',
    headers: { host: 'hub.test', origin: 'http://hub.test', 'content-type': 'application/x-www-form-urlencoded', cookie: first },
    payload: `remote=mf-reports&target=${BUILD}`,
  });
  const { body } = await page('/', cookieOf(second));
  expect(body).toContain(`Developer override: mf-reports from ${BUILD}<`);
});

test.each([
  ['mf-none', BUILD, 'There is no remote named mf-none.'],
  ['mf-reports', '9.9.9-0123456789', 'mf-reports has no build 9.9.9-0123456789.'],
  ['mf-reports', 'https://elsewhere.example/<b>', 'from nowhere else.'],
])('%s %s is refused with a sentence, and what was entered stays', async (remote, target, sentence) => {
  const answer = await post({ remote, target });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain(sentence);
  expect(answer.body).not.toContain('<b>');
});

test('another site cannot set one', async () => {
  expect((await post({ remote: 'mf-reports', target: BUILD }, 'https://elsewhere.example')).statusCode).toBe(404);
  expect((await post({ remote: 'mf-reports', target: BUILD }, 'null')).statusCode).toBe(404);
});

test('a cookie that this server has not signed is no override', async () => {
  const foreign = overrideCookies(Buffer.from('another secret')).write([{ remote: 'mf-reports', buildId: BUILD }]);
  const made = cookieOf(await post({ remote: 'mf-reports', target: BUILD }));
  for (const value of [`hub_overrides=${foreign}`, `${made}x`, 'hub_overrides=nonsense', 'hub_overrides=']) {
    expect((await page('/', value)).body).not.toContain('hub-override');
  }
});

test('the form names the remotes and their builds, and runs no script', async () => {
  const { body, headers } = await page('/mfe/override');
  expect(body).toContain('<option>mf-reports</option>');
  expect(body).toContain(`<option value="${BUILD}">`);
  expect(body).not.toContain('type="password"');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/);
});
