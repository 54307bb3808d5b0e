import { Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { errorBody } from '@hub/shared/contracts/error';
import { PASSWORD, testApp, type TestApp } from '../testing/test-app';
import { loggedUrl } from './logger';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ PUBLIC_URL: 'https://hub.example', CORS_ORIGINS: 'https://friend.example' });
}, 60_000);
afterAll(() => hub.stop());

const headersOf = async (method: 'GET' | 'POST', url: string) =>
  (await hub.app.inject({ method, url, payload: method === 'POST' ? {} : undefined })).headers;

test.each([
  ['GET', '/api/health'],
  ['GET', '/api/users/me'],
  ['POST', '/api/users/login'],
  ['GET', '/api/nothing'],
  ['GET', '/'],
  ['GET', '/assets/none.js'],
] as const)('%s %s has the protecting headers', async (method, url) => {
  expect(await headersOf(method, url)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    ...(url.startsWith('/api') && { 'cache-control': 'no-store' }),
  });
});

test('every cookie is for https alone where people come by it, whether its proxy says so or the setting', async () => {
  const proxied = await testApp({ TRUST_PROXY: 'true', STAFF_EMAILS: '@example.com' });
  const cookiesOf = async (app: TestApp, headers: Record<string, string>) => {
    const { email } = await app.signUp();
    await app.context.database.db.updateTable('users').set({ is_verified: true }).execute();
    const login = { method: 'POST', url: '/api/users/login', payload: { email, password: PASSWORD }, headers } as const;
    const answers = [
      await app.app.inject(login),
      await app.app.inject({ url: '/', headers: { ...headers, accept: 'text/html' } }),
    ];
    return answers.flatMap((answer) => [answer.headers['set-cookie'] ?? []].flat());
  };
  const lists = [
    await cookiesOf(hub, {}),
    await cookiesOf(proxied, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' }),
  ];
  const plain = await cookiesOf(proxied, {});
  await proxied.stop();
  expect(lists.flat().length).toBeGreaterThan(2);
  for (const cookie of lists.flat()) expect(cookie).toMatch(/; Secure(?:;|$)/);
  for (const cookie of plain) expect(cookie).not.toContain('Secure');
}, 60_000);

test('without TLS there is no HSTS', async () => {
  const plain = await testApp();
  expect((await plain.app.inject({ url: '/api/health' })).headers['strict-transport-security']).toBeUndefined();
  await plain.stop();
}, 60_000);

test('only listed origins may call from a page', async () => {
  const from = async (origin: string) =>
    (await hub.app.inject({ url: '/api/health', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await from('https://friend.example')).toBe('https://friend.example');
  expect(await from('https://evil.example')).toBeUndefined();
});

const send = (payload: string, type?: string) =>
  hub.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  });

test.each([
  ['{"email":', 'application/json', 400, 'invalid-json'],
  // As good as no body, which this call cannot do without.
  ['', 'application/json', 400, 'invalid-input'],
  ['{"__proto__":{"a":1}}', 'application/json', 400, 'invalid-json'],
  ['email=a', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
  ['{"email":"a@b.example","password":"x"}', 'text/plain', 415, 'unsupported-media-type'],
  ['[]', 'application/json', 400, 'invalid-input'],
  ['null', 'application/json', 400, 'invalid-input'],
  [JSON.stringify({ email: 'x'.repeat(300 * 1024) }), 'application/json', 413, 'body-too-large'],
])('%.30j as %s is refused', async (payload, type, status, code) => {
  const answer = await send(payload, type);
  expect([answer.statusCode, errorBody.parse(answer.json()).code]).toEqual([status, code]);
});

test('a defect shows a code and the request’s id, nothing more', async () => {
  await hub.context.database.db.schema.alterTable('users').renameTo('users_gone').execute();
  try {
    const answer = await hub.call('POST', '/users/login', { email: 'a@b.example', password: 'x' });
    expect(answer.statusCode).toBe(500);
    expect(errorBody.parse(answer.json())).toEqual({
      code: 'internal',
      detail: 'Something went wrong on our side. Please try again.',
      message: 'Something went wrong on our side. Please try again.',
      request_id: expect.any(String) as string,
    });
  } finally {
    await hub.context.database.db.schema.alterTable('users_gone').renameTo('users').execute();
  }
});

test('the log gets no token of a mail and no query', () => {
  expect(loggedUrl('/api/users/verify/abc123')).toBe('/api/users/verify/[hidden]');
  expect(loggedUrl('/api/users/password/reset/abc123')).toBe('/api/users/password/reset/[hidden]');
  expect(loggedUrl('/EmailVerification/abc123?x=1')).toBe('/EmailVerification/[hidden]');
  expect(loggedUrl('/reset-password?token=abc')).toBe('/reset-password');
});

test('nothing secret is logged by a whole journey', async () => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => stream.write(chunk));
  const loud = await testApp({ LOG_LEVEL: 'trace' });
  const { token, email } = await loud.signUp('secret-holder@example.com');
  const mailed = await loud.mailedToken(email);
  await loud.call('GET', `/users/verify/${mailed}`);
  await loud.call('POST', '/users/login', { email, password: 'a wrong password' });
  await loud.call('GET', '/users/me', undefined, token);
  await loud.stop();
  write.mockRestore();
  expect(text).toContain('/api/users/login');
  for (const secret of ['correct horse battery', 'a wrong password', token, mailed, 'argon2id'])
    expect(text).not.toContain(secret);
}, 60_000);

test('long answers are compressed, short ones and unwilling clients are left alone', async () => {
  const get = (url: string, encoding?: string) =>
    hub.app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
  const plain = await get('/api/openapi.json');
  const small = await get('/api/openapi.json', 'br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect((await get('/api/health', 'br')).headers['content-encoding']).toBeUndefined();
});

describe('the description of the API', () => {
  interface Description {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>;
  }

  test('names every call, with what it takes and answers', async () => {
    const { openapi, paths } = (await hub.app.inject({ url: '/api/openapi.json' })).json<Description>();
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/users/login',
        '/api/users/register',
        '/api/users/me',
        '/api/users/verify/{token}',
        '/api/users/resend/email',
        '/api/users/password/forgot',
        '/api/users/password/reset/{token}',
        '/api/users/reports/analytics',
        '/api/upload-csv',
        '/api/reports',
        '/api/reports/{id}',
        '/api/reports/{id}/download',
        '/api/discovery',
      ]),
    );
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(JSON.stringify(paths['/api/users/login']?.['post']?.requestBody)).toContain('"password"');
    expect(JSON.stringify(paths['/api/users/login']?.['post']?.responses['default'])).toContain('"detail"');
  });

  test('every call but these few asks who is there, before it looks at anything else', async () => {
    const { paths } = (await hub.app.inject({ url: '/api/openapi.json' })).json<Description>();
    const open: string[] = [];
    for (const [path, calls] of Object.entries(paths))
      for (const method of Object.keys(calls)) {
        const url = path.replaceAll(/\{\w+\}/g, 'x').slice('/api'.length);
        const answer = await hub.call(method.toUpperCase() as 'GET', url);
        if (answer.statusCode !== 401) open.push(`${method} ${path}`);
      }
    expect(open.sort()).toEqual([
      'get /api/discovery',
      'get /api/discovery/v1-pre',
      'get /api/health',
      'get /api/help/{page}',
      'get /api/sample-report',
      'get /api/users/verify/{token}',
      'post /api/sample-report/claims/{claim}/rows',
      'post /api/sample-report/claims/{claim}/rows/download',
      'post /api/shared-report',
      'post /api/telemetry/remotes',
      'post /api/users/login',
      'post /api/users/password/forgot',
      'post /api/users/password/reset/{token}',
      'post /api/users/register',
      'post /api/users/resend/email',
    ]);
  });
});
