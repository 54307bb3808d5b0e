import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewAnswer } from '@hub/shared/contracts/releases/releases';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const HOST = 'localhost:3000';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
writeFileSync(
  join(dist, 'shell', 'index.html'),
  '<!doctype html><html lang="en"><head><!--hub:head--></head><body></body></html>',
);

const stable = makeBuild('mf-reports', '1.0.0');
const next = makeBuild('mf-reports', '1.1.0');
const first = makeBuild('mf-new', '0.1.0');
let hub: TestApp;
const as = (url: string, body: object) =>
  hub.app.inject({ method: 'POST', url: `/api/releases${url}`, payload: body, headers: { authorization: `Bearer ${OPERATOR}` } });
beforeAll(async () => {
  hub = await testApp({ MFE_OPERATOR_TOKEN: OPERATOR, NODE_ENV: 'production', PUBLIC_URL: `http://${HOST}` }, { dist });
  for (const build of [stable, next, first]) expect((await as(`/${build.record.name}/builds`, build)).statusCode).toBe(200);
  await as('/mf-reports/promote', { version: stable.record.buildId, reason: 'the first' });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

const linkTo = async ({ record }: typeof next, hours?: number) => {
  const made = await as(`/${record.name}/previews`, { version: record.buildId, hours });
  const { address } = previewAnswer.parse(made.json());
  expect(address.startsWith(`http://${HOST}/mfe/preview/`)).toBe(true);
  return new URL(address).pathname;
};
const press = (url: string, origin = `http://${HOST}`) =>
  hub.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const get = (url: string, cookie = '') => hub.app.inject({ url, headers: { accept: 'text/html', host: HOST, cookie } });
const cookiesOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => each.split(';')[0])
    .join('; ');

test('a published build can be looked at before anybody gets it, after a press, plainly marked, with its hashes', async () => {
  const path = await linkTo(next);
  const asked = await get(path);
  expect(asked.body).toContain(`the build ${next.record.buildId} of mf-reports`);
  // A link alone changes nothing.
  expect(cookiesOf(asked)).not.toContain('hub_overrides');
  const pressed = await press(path);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, next.record.routes[0]?.path ?? '/']);
  const { body, headers } = await get('/dashboard/reports', cookiesOf(pressed));
  expect(body).toContain(`Preview: mf-reports ${next.record.buildId}. Only in this browser`);
  expect(body).toContain('<a href="?mfe-reset">End preview</a>');
  expect(body).toContain(`"preview":true,"record":{"name":"mf-reports","buildId":"${next.record.buildId}"`);
  expect(body).toContain(next.record.version.assets['remoteEntry.js']);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect((await get('/')).body).not.toContain('hub-override');
});

test('a remote that the hub has not yet can be looked at as well', async () => {
  const pressed = await press(await linkTo(first));
  expect((await get('/', cookiesOf(pressed))).body).toContain(`Preview: mf-new ${first.record.buildId}`);
});

test('it ends by its time, with its token, and is no other site’s to begin', async () => {
  const path = await linkTo(next, 1);
  expect((await press(path, 'https://evil.example')).statusCode).toBe(404);
  const cookie = cookiesOf(await press(path));
  expect((await get('/', cookie)).body).toContain('Preview: ');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  expect((await get('/', cookie)).body).not.toContain('Preview: ');
  expect((await get(path)).statusCode).toBe(410);
  clock.mockRestore();
});

test('a link that somebody has made up or changed is refused with a sentence, and so is a build that is not here', async () => {
  const path = await linkTo(next);
  for (const link of [`${path}x`, '/mfe/preview/none', `${path.split('.')[0]}.`]) {
    const answer = await get(link);
    expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining('This link is over') as string]);
    expect(cookiesOf(await press(link))).not.toContain('hub_overrides');
  }
  const unknown = await as('/mf-reports/previews', { version: '9.9.9-99999999' });
  expect([unknown.statusCode, unknown.json<{ detail: string }>().detail]).toEqual([
    404,
    'There is no build 9.9.9-99999999 here. Publish it first.',
  ]);
});
