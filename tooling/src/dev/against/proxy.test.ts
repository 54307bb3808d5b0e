import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';
import { DEV_BUILD_ID } from '@hub/shared/discovery';
import { sampleDocument, sampleEntry } from '../../../../shared/src/discovery/sample-document';
import { againstProxy } from './proxy';
import { findHub } from './run-against';
import { swapRemote } from './swap-remote';

const config: RemoteConfig = {
  owner: { team: 'Reports', contact: 'reports@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [{ path: '/dashboard/new', title: 'New', access: 'logged-in' }],
  events: { emits: [], listens: [] },
};
const deployed = sampleDocument({ 'mf-reports': sampleEntry('mf-reports'), 'mf-agents': sampleEntry('mf-agents') });
const PAGE = `<html><head><meta name="hub-nonce" content="n1"><link rel="preload" as="script" href="/remotes/mf-reports/1/remoteEntry.js"><script type="application/json" id="mfe-discovery">${JSON.stringify(deployed)}</script></head><body class="x"><div id="root"></div></body></html>`;
const POLICY = "default-src 'none'; script-src 'self'";

const seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const upstream = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    const url = request.url ?? '';
    if (url.startsWith('/api/discovery')) {
      response.setHeader('etag', '"discovery-1"').setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify(deployed));
    }
    if (url === '/api/gone') {
      return void response.writeHead(302, { location: 'https://elsewhere.example/x' }).end();
    }
    if (url === '/api/home') {
      return void response
        .writeHead(302, { location: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/dashboard` })
        .end();
    }
    if (url === '/api/login') {
      response.setHeader('set-cookie', [
        'a=1; Domain=hub.example; Path=/; Secure; HttpOnly; SameSite=None',
        'b=2; Path=/; SameSite=Lax',
        '__Host-c=3; Path=/; Secure; SameSite=Strict',
      ]);
      return void response.setHeader('strict-transport-security', 'max-age=1').end('{}');
    }
    if (url === '/assets/main.js') {
      response.setHeader('content-encoding', 'gzip').setHeader('etag', '"x"');
      return void response.end(gzipSync('main()'));
    }
    if (url === '/bad') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', POLICY);
    response.end(PAGE);
  });
});

let base: string;
let target: URL;
const proxy = createServer();
beforeAll(async () => {
  target = new URL(`http://127.0.0.1:${await listen(upstream)}`);
  base = `http://127.0.0.1:${await listen(proxy)}`;
  const local = { remote: 'mf-reports', buildId: DEV_BUILD_ID, base: `${base}/local/mf-reports/` };
  const swap = (document: DiscoveryDocument) => swapRemote(document, config, local);
  proxy.on('request', againstProxy({ target, own: base, local, swap }));
});
afterAll(() => {
  proxy.close();
  upstream.close();
});
beforeEach(() => void (seen.length = 0));

const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
const html = { accept: 'text/html' };
const OFF = { ...html, cookie: 'hub_local_off=1' };

test('swaps the one remote in the discovery document, and tells no cache about it', async () => {
  const answer = await ask('/api/discovery', { headers: { 'if-none-match': '"discovery-1"' } });
  const document = discoveryDocument.parse(await answer.json());
  expect(document.remotes['mf-reports']?.versions[DEV_BUILD_ID]?.manifestUrl).toBe(`${base}/local/mf-reports/mf-manifest.json`);
  expect(document.remotes['mf-reports']?.routes).toEqual(config.routes);
  expect(document.remotes['mf-agents']).toEqual(deployed.remotes['mf-agents']);
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  expect(seen[0]?.headers['if-none-match']).toBeUndefined();
});

test('a page has the swapped document, the override, React for development and the banner, under the deployed policy', async () => {
  const answer = await ask('/dashboard/reports?x=1', { headers: html });
  const text = await answer.text();
  const [, json = ''] = /id="mfe-discovery">(.*?)<\/script>/.exec(text) ?? [];
  expect(discoveryDocument.parse(JSON.parse(json)).remotes['mf-reports']?.versions[DEV_BUILD_ID]).toBeDefined();
  expect(text).toContain(
    `id="hub-overrides">[{"remote":"mf-reports","buildId":"${DEV_BUILD_ID}","base":"${base}/local/mf-reports/"}]<`,
  );
  expect(text).toMatch(/^<html><head><script src="\/local\/dev-react.js"><\/script>/);
  expect(text).toMatch(/<body class="x"><style nonce="n1">.*Developer override: mf-reports from .*mfe-reset/s);
  expect(text).not.toContain('rel="preload"');
  expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  expect(seen[0]?.url).toBe('/dashboard/reports?x=1');
});

test('the way out gives the deployed remote back, says so, and can be taken back', async () => {
  const out = await ask('/dashboard?mfe-reset', { headers: html });
  expect([out.status, out.headers.get('location')]).toEqual([303, '/dashboard']);
  expect(out.headers.get('set-cookie')).toBe('hub_local_off=1; Path=/; HttpOnly; SameSite=Strict');
  const page = await (await ask('/dashboard', { headers: OFF })).text();
  expect(page).toContain('mf-reports is the deployed one here.');
  expect(page).toContain('href="?mfe-local"');
  expect(page).not.toContain('dev-react');
  expect(page).not.toContain(DEV_BUILD_ID);
  expect(await (await ask('/api/discovery', { headers: OFF })).json()).toEqual(deployed);
  const back = await ask('/dashboard?mfe-local', { headers: OFF });
  expect(back.headers.get('set-cookie')).toMatch(/^hub_local_off=0; .*Max-Age=0$/);
});

test('the deployed origin sees its own name, and the browser keeps its cookies here', async () => {
  const answer = await ask('/api/login', {
    method: 'POST',
    body: '{"a":1}',
    headers: { origin: base, referer: `${base}/login`, 'content-type': 'application/json' },
  });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { host: target.host, origin: target.origin, referer: `${target.origin}/login` },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    'a=1; Path=/; HttpOnly; SameSite=Lax',
    'b=2; Path=/; SameSite=Lax',
    '__Host-c=3; Path=/; Secure; SameSite=Strict',
  ]);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});

test('follows no redirect itself; those to the deployed origin lead here', async () => {
  expect((await ask('/api/home')).headers.get('location')).toBe(`${base}/dashboard`);
  expect((await ask('/api/gone')).headers.get('location')).toBe('https://elsewhere.example/x');
  expect(seen).toHaveLength(2);
  await ask('//elsewhere.example/x');
  expect(seen).toHaveLength(3);
});

test('passes everything else on as it is', async () => {
  const script = await ask('/assets/main.js');
  expect([await script.text(), script.headers.get('etag')]).toEqual(['main()', '"x"']);
  const bad = await ask('/bad', { headers: html });
  expect([bad.status, await bad.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
});

test('a remote that is new to the deployed hub is added', () => {
  const local = { remote: 'mf-new', buildId: DEV_BUILD_ID, base: `${base}/local/mf-new/` };
  const added = discoveryDocument.parse(swapRemote(deployed, config, local)).remotes['mf-new'];
  expect(added).toMatchObject({ stable: DEV_BUILD_ID, routes: config.routes });
});

describe('the address to work against', () => {
  test('is taken when a hub is there', async () => expect((await findHub(`${target.origin}/dashboard`)).href).toBe(target.href));
  test.each([
    ['nonsense', 'needs the address of a hub'],
    ['ftp://hub.example', 'needs an address with http or https'],
    ['http://127.0.0.1:9', 'cannot be reached'],
  ])('%s is refused with a sentence', async (address, sentence) => {
    await expect(findHub(address)).rejects.toThrow(sentence);
  });
  test('is refused when something else answers', async () => {
    const other = createServer((_request, response) => response.end('hello'));
    const port = await listen(other);
    await expect(findHub(`http://127.0.0.1:${port}`)).rejects.toThrow('is no hub');
    other.close();
  });
});

test('says that the deployed hub does not answer', async () => {
  const alone = createServer();
  const own = `http://127.0.0.1:${await listen(alone)}`;
  const local = { remote: 'mf-reports', buildId: DEV_BUILD_ID, base: `${own}/local/` };
  alone.on('request', againstProxy({ target: new URL('http://127.0.0.1:9'), own, local, swap: (document) => document }));
  const answer = await fetch(own);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('http://127.0.0.1:9 cannot be reached')]);
  alone.close();
});
