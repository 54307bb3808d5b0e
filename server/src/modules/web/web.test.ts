import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { discoveryDocument, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { HASH, publishBuild } from '../../testing/publish-build';
import { testApp, type TestApp } from '../../testing/test-app';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
const routes: BuildRecord['routes'] = [
  { path: '/login', title: 'Sign In', access: 'logged-out' },
  { path: '/reset-password/:token?', title: 'Reset', access: 'public' },
  { path: '/dashboard/reports', title: 'Reports', access: 'logged-in' },
  { path: '/dashboard/reports/:id', title: 'Report', access: 'logged-in', opens: 'report' },
  { path: '/example', title: 'Example', access: 'public', opens: 'report' },
];
const owner = { team: 'Team </script><script>alert(1)</script>', contact: 'a@b.example' };
const FILES = ['remoteEntry.js', 'mf-manifest.json', '77.ef.js', '__federation_expose_overview.cd.js'];
const EXPOSED = ['__federation_expose_remote.ab.js', '__federation_expose_remote.ab.css'];
const publish = (version: string) =>
  publishBuild(dist, 'mf-reports', version, {
    routes,
    owner,
    version: {
      manifestIntegrity: HASH,
      assets: Object.fromEntries([...FILES, ...EXPOSED].map((file) => [file, HASH])),
      commit: 'abc',
      builtAt: '2026-11-21T00:00:00.000Z',
      requires: { shell: '^1.0.0', shared: '^1.0.0', react: '^19.0.0' },
      events: { emits: [], listens: [] },
    },
  });

let hub: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'shell', 'assets'), { recursive: true });
  writeFileSync(
    join(dist, 'shell', 'index.html'),
    '<!doctype html><html lang="en"><head><!--hub:head--></head><body>' + 'x'.repeat(2000) + '</body></html>',
  );
  writeFileSync(
    join(dist, 'shell', 'landing.en.html'),
    `<html lang="en"><head><!--hub:head--><meta property="og:image" content="/assets/social-card.png" /></head><body>Welcome${'x'.repeat(2000)}</body></html>`,
  );
  writeFileSync(
    join(dist, 'shell', 'report.html'),
    '<html lang="en"><head><!--hub:head--><template id="hub-app"><!--hub:later--></template></head><body>Read first</body></html>',
  );
  writeFileSync(join(dist, 'shell', 'landing.de.html'), '<html lang="en"><head></head><body>Willkommen</body></html>');
  writeFileSync(join(dist, 'shell', 'assets', 'main.0123.js'), 'main');
  writeFileSync(join(dist, 'shell', 'assets', 'site.webmanifest'), '{}');
  writeFileSync(join(dist, 'shell', 'assets', 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  publish('1.0.0');
  mkdirSync(join(dist, 'remotes', 'mf-broken'));
  writeFileSync(join(dist, 'remotes', 'mf-broken', 'current.json'), '{"buildId":"nonsense"}');
  hub = await testApp({ PUBLIC_URL: 'http://hub.example' }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  hub.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

describe('the page', () => {
  test.each([
    ['/', 200],
    ['/login', 200],
    ['/LOGIN/', 200],
    ['/dashboard/reports', 200],
    ['/reset-password/abc?x=1', 200],
    ['/reset-password', 200],
    ['/no/such/page', 404],
    ['/dashboard/nothing', 404],
    ['/old.html', 404],
  ])('is there at %s, and its status is %s', async (url, status) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('id="mfe-discovery"');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('is the prerendered one at the start, and nowhere else', async () => {
    expect((await page('/?from=mail')).body).toContain('Welcome');
    expect((await page('/login')).body).not.toContain('Welcome');
  });

  test('names its picture to who shows a link to it', async () => {
    expect((await page('/')).body).toContain('property="og:image" content="http://hub.example/assets/social-card.png"');
  });

  test('has a policy without inline scripts, and its nonce', async () => {
    const answer = await page('/');
    const policy = String(answer.headers['content-security-policy']);
    const nonce = /<meta name="hub-nonce" content="([^"]+)">/.exec(answer.body)?.[1];
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(/content="([^"]+)"/.exec((await page('/')).body)?.[1]).not.toBe(nonce);
  });

  test('carries the discovery document, and nothing of it ends its element', async () => {
    const { body } = await page('/');
    const [, json = ''] = /<script type="application\/json" id="mfe-discovery">(.*?)<\/script>/.exec(body) ?? [];
    const document = discoveryDocument.parse(JSON.parse(json));
    expect(Object.keys(document.remotes)).toEqual(['mf-reports']);
    expect(document.remotes['mf-reports']?.owner.team).toContain('</script>');
  });

  test('names the tag by which it is told that its document still holds, instead of being sent it again', async () => {
    const [, tag = ''] = /<meta name="hub-discovery" content="([^"]+)">/.exec((await page('/login')).body) ?? [];
    const ask = (known: string) => hub.app.inject({ url: '/api/discovery', headers: { 'if-none-match': known } });
    const answer = await ask(tag.replaceAll('&#34;', '"'));
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect((await ask('"another"')).statusCode).toBe(200);
  });

  test('preloads what the route needs, a protected one only for who was logged in', async () => {
    const link = `<link rel="preload" as="script" href="/remotes/mf-reports/1.0.0-0123456789/remoteEntry.js" integrity="${HASH}" crossorigin="anonymous">`;
    expect((await page('/login')).body).toContain(link);
    const hinted = [...(await page('/login')).body.matchAll(/<link rel="preload" as="(\w+)" href="[^"]*\/([^/"]+)"/g)];
    expect(hinted.map(([, kind, file]) => `${kind} ${file}`)).toEqual([
      'script remoteEntry.js',
      'script __federation_expose_remote.ab.js',
      'style __federation_expose_remote.ab.css',
    ]);
    expect((await page('/reset-password/some-token')).body).toContain(link);
    expect((await page('/')).body).not.toContain('preload');
    expect((await page('/dashboard/reports')).body).not.toContain('preload');
    expect((await page('/dashboard/reports', { cookie: 'hub_hint=1' })).body).toContain(link);
  });

  test('of an address that opens with a report is its own for who was logged in, and links to remotes wait in it', async () => {
    const cookie = 'hub_hint=1';
    const { body } = await page('/dashboard/reports/some-id', { cookie });
    expect(body).toContain('Read first');
    expect(body).toContain('id="mfe-discovery"');
    const [before = '', later = ''] = body.split('<template id="hub-app">');
    expect(before).not.toContain('preload');
    expect(later).toMatch(/^<link rel="preload" [^<]*remoteEntry\.js.*<\/template>/);
    expect((await page('/dashboard/reports/some-id')).body).not.toContain('Read first');
    expect((await page('/dashboard/reports', { cookie })).body).not.toContain('Read first');
    // What everybody may read is so for everybody.
    expect((await page('/example')).body).toContain('Read first');
  });

  test('comes in the visitor’s theme, and in no other word', async () => {
    expect((await page('/', { cookie: 'hub_theme=dark' })).body).toContain('<html lang="en" data-theme="dark">');
    expect((await page('/', { cookie: 'hub_theme=system' })).body).toContain('<html lang="en">');
    expect((await page('/', { cookie: 'hub_theme="><script>' })).body).toContain('<html lang="en">');
  });

  test('comes in the visitor’s language: the account’s, else the browser’s', async () => {
    expect((await page('/login', { 'accept-language': 'de,en;q=0.5' })).body).toContain('<html lang="de">');
    expect((await page('/login', { 'accept-language': 'de', cookie: 'hub_language=en' })).body).toContain('<html lang="en">');
    expect((await page('/login', { 'accept-language': 'fr' })).body).toContain('<html lang="en">');
    const german = await page('/', { 'accept-language': 'de' });
    expect(german.body).toMatch(/<html lang="de">.*Willkommen/s);
    expect(german.headers.vary).toContain('Accept-Language');
  });

  test('gives a device its id once, of its own making, with a ticket that proves it', async () => {
    const given = (await page('/')).headers['set-cookie'];
    const [ticket = '', device = ''] = Array.isArray(given) ? given : [];
    expect(device).toMatch(/^hub_device=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(ticket).toMatch(/^hub_ticket=[\w.~-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const own = [ticket, device].map((each) => each.split(';')[0]).join('; ');
    expect((await page('/', { cookie: own })).headers['set-cookie']).toBeUndefined();
    // An id that somebody has chosen, or a ticket that was changed, is not taken.
    for (const cookie of [device.split(';')[0] ?? '', own.replace('hub_ticket=', 'hub_ticket=0')]) {
      expect(String((await page('/', { cookie })).headers['set-cookie'])).toContain('hub_device=');
    }
  });

  test('a page from a cache has its ticket from the first time it asks, and each answer tells the revision', async () => {
    const answer = await hub.app.inject({ url: '/api/discovery' });
    expect(String(answer.headers['set-cookie'])).toContain('hub_ticket=');
    expect((await hub.call('GET', '/health')).headers['hub-revision']).toBe(String(answer.json<{ revision: number }>().revision));
  });

  test('is compressed for who can read that', async () => {
    const brotli = await page('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('hub-nonce');
    const gzip = await page('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('hub-nonce');
    expect(Number(gzip.headers['content-length'])).toBe(gzip.rawPayload.length);
    expect((await page('/')).headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding') as string });
  });
});

describe('files', () => {
  test('that are parts of a page alone do not carry what is said to documents; others and errors do', async () => {
    const said = async (url: string) => {
      const { headers } = await hub.app.inject({ url });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      return ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy'].filter(
        (name) => headers[name] !== undefined,
      );
    };
    for (const url of ['/assets/main.0123.js', '/remotes/mf-reports/1.0.0-0123456789/remoteEntry.js'])
      expect(await said(url)).toEqual([]);
    for (const url of ['/assets/picture.svg', '/assets/none.js', '/']) expect(await said(url)).toHaveLength(3);
  });

  test('of a build are kept for ever, compressed where they are, and open to other origins', async () => {
    const url = '/remotes/mf-reports/1.0.0-0123456789/remoteEntry.js';
    const plain = await hub.app.inject({ url });
    expect(plain.body).toBe('/* entry */');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const other of ['/', '/assets/main.0123.js', '/api/health', '/no/such/page', '/robots.txt'])
      expect((await page(other)).headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const small = await hub.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br']);
  });

  test('that change are not', async () => {
    const cached = async (url: string) => (await hub.app.inject({ url })).headers['cache-control'];
    expect(await cached('/assets/main.0123.js')).toContain('immutable');
    expect(await cached('/assets/site.webmanifest')).toBe('public, max-age=86400');
    expect((await hub.app.inject({ url: '/remotes/mf-reports/current.json' })).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/assets/none.js', '/remotes/mf-reports/x/remoteEntry.js', '/remotes/../../package.json', '/favicon.ico'])(
    'that are not there are no page: %s',
    async (url) => {
      const answer = await page(url, { accept: '*/*' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    },
  );
});

test('search engines are kept from what is behind the login, and from addresses with a token', async () => {
  const answer = await hub.app.inject({ url: '/robots.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /reset-password\nDisallow: /EmailVerification\n',
  );
});

test('a path that climbs is refused', async () => {
  expect((await page('/assets/..%2findex.html')).statusCode).toBe(400);
  expect((await page('/remotes/..%2f..%2fpackage.json')).body).not.toContain('pnpm');
});

describe('the discovery document', () => {
  test('is asked for again and again at no cost', async () => {
    const first = await hub.app.inject({ url: '/api/discovery' });
    expect(discoveryDocument.parse(first.json()).revision).toBe(1);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await hub.app.inject({ url: '/api/discovery', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has the community’s form too', async () => {
    expect((await hub.app.inject({ url: '/api/discovery/v1-pre' })).json()).toMatchObject({
      schema: 'v1-pre',
      microFrontends: {
        'mf-reports': [
          {
            url: '/remotes/mf-reports/1.0.0-0123456789/remoteEntry.js',
            metadata: { version: '1.0.0-0123456789', integrity: HASH },
            deployment: { traffic: 100, default: true },
          },
        ],
      },
    });
  });

  test('gets a new revision when a build is new, and keeps what was before', async () => {
    publish('1.1.0');
    await hub.stop({ keep: true });
    hub = await testApp({ DATA_DIR: hub.folder }, { dist });
    const next = discoveryDocument.parse((await hub.app.inject({ url: '/api/discovery' })).json());
    expect(next.revision).toBe(2);
    expect(next.remotes['mf-reports']).toMatchObject({ stable: '1.1.0-0123456789', previous: '1.0.0-0123456789' });
    expect(Object.keys(next.remotes['mf-reports']?.versions ?? {})).toEqual(['1.0.0-0123456789', '1.1.0-0123456789']);
    await hub.stop({ keep: true });
    hub = await testApp({ DATA_DIR: hub.folder }, { dist });
    expect((await hub.app.inject({ url: '/api/discovery' })).json()).toEqual(next);
  }, 60_000);
});

test('an API address that is none is no page', async () => {
  for (const url of ['/api', '/api/nothing', '/api/users/']) {
    const answer = await page(url);
    expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 404, 'not-found']);
  }
});

test('without a built front end the page says so', async () => {
  const bare = await testApp();
  const answer = await bare.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([503, 'The front end has not been built yet.']);
  await bare.stop();
}, 60_000);
