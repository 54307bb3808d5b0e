import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@hub/shared/contracts/error';
import { publishBuild } from './testing/publish-build';
import { testApp, type Account, type TestApp } from './testing/test-app';
import { asInjection, callsOf, routesOf, type FuzzCall } from './testing/fuzz/fuzz-calls';

/** The whole, which takes minutes, by `pnpm fuzz`; in every run of the tests a part of it that passes by all routes. */
const IS_WHOLE = process.env['HUB_FUZZ'] === 'whole';
const PART = 500;
const AT_ONCE = 16;
/** Calls that a healthy server may take long over: it waits for another machine on purpose. */
const LONGEST_MS = 60_000;
const OPERATOR = 'operator-token-of-these-tests-0123456789';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
let hub: TestApp;
let owner: Account;
let ids: Record<string, string>;
beforeAll(async () => {
  mkdirSync(join(dist, 'shell', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'shell', 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  publishBuild(dist, 'mf-reports', '1.0.0');
  const env = {
    TRUST_PROXY: 'true',
    MFE_OPERATOR_TOKEN: OPERATOR,
    TEST_GOOGLE_ORIGIN: 'http://127.0.0.1:9',
    SOURCE_RATE_LIMIT: '100000',
    MAX_USER_ANALYSES: '1000',
  };
  hub = await testApp(env, { dist });
  owner = await hub.signUp();
  const { report_id } = (await hub.upload(owner.token, 'a,b\n1,2\n')).json<{ report_id: string }>();
  ids = { id: report_id, other: report_id, remote: 'mf-reports', build: '1.0.0-0123456789', file: 'remoteEntry.js' };
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

/** These end sessions or count wrong passwords against an account: each such call is another account's. */
const isCostly = ({ method, url }: FuzzCall) =>
  method !== 'GET' && /^\/api\/users\/(?:logout|me|password|email|sessions)/.test(url);

const wrongWith = async (call: FuzzCall, index: number): Promise<string | null> => {
  const token = call.url.startsWith('/api/releases')
    ? OPERATOR
    : call.isLoggedIn && isCostly(call)
      ? (await hub.signUp(`fuzz${index}@example.com`)).token
      : owner.token;
  const answer = await Promise.race([
    hub.app.inject(asInjection(call, index, token)),
    new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null).unref()),
  ]);
  if (answer === null) return 'no answer';
  const { statusCode, body } = answer;
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`;
  if (statusCode < 400) return null;
  const isForm = String(answer.headers['content-type']).startsWith('text/html');
  // The shell's page for an unknown address, and the form that says what was wrong, are for people.
  if (isForm && !call.url.startsWith('/api')) return null;
  if (call.method === 'HEAD') return null;
  const parsed = errorBody.safeParse(body === '' ? null : answer.json());
  if (!parsed.success) return `${statusCode} without detail, code and message: ${body.slice(0, 200)}`;
  const { detail, message, code } = parsed.data;
  return detail !== message || detail.trim() === '' || !/^[a-z-]+$/.test(code) ? `${statusCode} ${body.slice(0, 200)}` : null;
};

test(
  'no call, whatever is in it, is answered by a 5xx, and every refusal has a sentence and a code',
  async () => {
    const routes = routesOf((await hub.app.inject({ url: '/api/openapi.json' })).json());
    expect(routes.length).toBeGreaterThan(50);
    const all = routes.flatMap((route) => [...callsOf(route, ids)]);
    const step = IS_WHOLE ? 1 : Math.floor(all.length / PART);
    const calls = all.filter((_call, index) => index % step === 0).entries();
    const wrong: string[] = [];
    const work = async () => {
      for (const [index, call] of calls) {
        const why = await wrongWith(call, index + 1);
        const { method, url, headers, payload } = call;
        const given = `${method} ${url.slice(0, 100)} ${JSON.stringify(headers).slice(0, 150)} ${JSON.stringify(String(payload)).slice(0, 200)}`;
        if (why !== null) wrong.push(`${given}\n    ${why}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(wrong).toEqual([]);
  },
  IS_WHOLE ? 1_800_000 : 120_000,
);

const EOL = '\r\n';
test.each([
  ['no request line', `nonsense${EOL}${EOL}`],
  ['a method that there is not', `BREW / HTTP/1.1${EOL}Host: a${EOL}${EOL}`],
  ['NUL in the address', `GET /\0 HTTP/1.1${EOL}Host: a${EOL}${EOL}`],
  ['bytes in the address', `GET /\xff\xfe HTTP/1.1${EOL}Host: a${EOL}${EOL}`],
  ['an address with a broken code', `GET /api/reports/%zz HTTP/1.1${EOL}Host: a${EOL}${EOL}`],
  ['no host', `GET /api/health HTTP/1.1${EOL}${EOL}`],
  ['two hosts', `GET /api/nothing HTTP/1.1${EOL}Host: a${EOL}Host: b${EOL}${EOL}`],
  ['NUL in a header', `GET /api/health HTTP/1.1${EOL}Host: a${EOL}X-A: \0${EOL}${EOL}`],
  ['long headers', `GET /api/health HTTP/1.1${EOL}Host: a${EOL}X-A: ${'x'.repeat(100_000)}${EOL}${EOL}`],
  ['two lengths', `POST /api/users/login HTTP/1.1${EOL}Host: a${EOL}Content-Length: 2${EOL}Content-Length: 3${EOL}${EOL}{}`],
  ['a length that is none', `POST /api/users/login HTTP/1.1${EOL}Host: a${EOL}Content-Length: -1${EOL}${EOL}{}`],
  [
    'length and chunks',
    `POST /api/users/login HTTP/1.1${EOL}Host: a${EOL}Content-Length: 2${EOL}Transfer-Encoding: chunked${EOL}${EOL}0${EOL}${EOL}`,
  ],
  [
    'broken chunks',
    `POST /api/users/login HTTP/1.1${EOL}Host: a${EOL}Content-Type: application/json${EOL}Transfer-Encoding: chunked${EOL}${EOL}zz${EOL}`,
  ],
])('over the wire, %s is refused with a sentence and a code', async (_name, bytes) => {
  if (!hub.app.server.listening) await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = hub.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = createConnection(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (/\r\n\r\n[^]+\}\s*$/.test(received)) socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
  });
  const [head = '', body = ''] = text.split(`${EOL}${EOL}`);
  expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
  const { detail, message, code } = errorBody.parse(JSON.parse(body));
  expect([detail === message, /\w/.test(detail), /^[a-z-]+$/.test(code)]).toEqual([true, true, true]);
});
