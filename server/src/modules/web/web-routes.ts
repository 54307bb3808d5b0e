import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { language } from '@hub/engine';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildId, remoteName, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { PageKeys } from '@hub/shared/contracts/releases/page-keys';
import { applyOverrides, RESET_PARAMETER } from '@hub/shared/discovery';
import { z } from 'zod';
import { notFoundAnswer } from '../../plugins/error-answers';
import type { Discovery } from '../discovery/discovery-service';
import { tagOf } from '../discovery/document-tag';
import type { OverrideCookies } from '../overrides/override-cookie';
import type { BuildStore } from '../releases/build-store';
import { contentPolicy, originsOf, WORKER_POLICY } from './content-policy';
import type { SentPage } from '../rollouts/silent-pages';
import { matchRoute } from './match-route';
import { renderPage } from './render-page';
import { withSentText, type SentText } from './sent-text';
import { accountOf, cohortsOf, hintOf, knowDevice, THEME_COOKIE } from './cookies';
import { traceparentOf } from '../../tracing/spans';
import { ifMissing } from '../../files/if-missing';
import { t } from '../../messages';

const ONE_YEAR_SECONDS = 365 * 86400;
const FOREVER = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
const A_DAY = 'public, max-age=86400';
/** A file whose name changes with its content. */
const HASHED = /\.[0-9a-f]{4,}\.\w+(?:\.(?:br|gz))?$/;

/** A worker's file, whose policy is that of its own answer. */
const WORKER = /-worker\.[0-9a-f]+\.mjs$/;

/** What is behind the login, and addresses that hold somebody's token, are nothing to be found. */
const ROBOTS = ['/api/', '/dashboard', '/reset-password', '/EmailVerification'].map((path) => `Disallow: ${path}`).join('\n');

/** Where guests read what was shared with them. Not among what robots are kept from: who may not come sees no word of `noindex`. */
const SHARED_PATH = '/shared';

/** A person who opens an address, as opposed to a page that asks for a file or calls the API. */
const isPageVisit = (request: FastifyRequest) => {
  const [path = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(?:api|remotes|assets|dev)(?:\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  // Who takes anything may be after a file, which its ending tells.
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]{2,5}$/i.test(path));
};

const ofBuild = z.object({ remote: remoteName, build: buildId, '*': z.string().min(1) });

interface Places {
  /** Address of the product, without a slash at the end. */
  publicUrl: () => string;
  /** Folder of the builds: `shell` and `remotes` within. */
  dist: string;
  store: BuildStore;
  overrideCookies: OverrideCookies;
  /** Public keys of those who publish, as pages take them. */
  keys: PageKeys;
  /** Told of every page that goes out to people. Must not hold it up. */
  pageSent: (page: SentPage) => void;
  /** What is sent as text of an address; null where nothing is. */
  textOf: (path: string) => SentText | null;
}

const queryOf = (url: string) => new URLSearchParams(url.split('?').slice(1).join('?'));

/** The address without the parameter that ends overrides, within this site. */
const withoutReset = (url: string) => {
  const query = queryOf(url);
  query.delete(RESET_PARAMETER);
  // Several slashes at the start would name another host.
  const path = `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The built front end: the shell's page at every address that is nothing else, and the files of all builds. */
export const webRoutes = async (
  app: FastifyInstance,
  discovery: Discovery,
  { publicUrl, dist, store, overrideCookies, pageSent, textOf, keys }: Places,
) => {
  const shared = { preCompressed: true, index: false, dotfiles: 'deny', cacheControl: false, decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: join(dist, 'shell', 'assets'),
    prefix: '/assets/',
    setHeaders(reply, path) {
      void reply.header('cache-control', HASHED.test(path) ? FOREVER : A_DAY);
      if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', A_DAY).send(`User-agent: *\n${ROBOTS}\n`),
  );
  await app.register(fastifyStatic, {
    ...shared,
    root: join(dist, 'remotes'),
    prefix: '/remotes/',
    serve: false,
    decorateReply: true,
    // A CDN's pages and a developer's shell load builds from another origin.
    setHeaders: (reply) =>
      void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin'),
  });
  app.get('/remotes/:remote/current.json', async (request, reply) => {
    const params = ofBuild.pick({ remote: true }).safeParse(request.params);
    if (!params.success) return notFoundAnswer(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile(`/${params.data.remote}/current.json`);
  });
  app.get('/remotes/:remote/:build/*', async (request, reply) => {
    const params = ofBuild.safeParse(request.params);
    const root = params.success ? await store.rootOf(params.data.remote, params.data.build) : null;
    if (!params.success || root === null) return notFoundAnswer(request, reply);
    const { remote, build, '*': path } = params.data;
    return reply.header('cache-control', FOREVER).sendFile(`/${remote}/${build}/${path}`, root);
  });

  const read = (file: string) => readFile(join(dist, 'shell', file), 'utf8').catch(ifMissing(null));
  /** The page that an address has for itself; null where it has the one of all others. */
  const ownPage = (request: FastifyRequest, document: DiscoveryDocument, path: string): string | null => {
    if (path === '/') return `landing.${language()}.html`;
    const route = matchRoute(document, path)?.route;
    const isOpen = route?.access === 'public' || hintOf(request) !== null;
    return route?.opens === undefined || !isOpen ? null : `${route.opens}.html`;
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isLanding = path === '/';
    // Each visitor's own: it carries the device's ticket.
    reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language');
    // Answered before the page is looked at: a way out must work when nothing else does.
    if (queryOf(request.url).has(RESET_PARAMETER)) {
      overrideCookies.clear(reply);
      return reply.redirect(withoutReset(request.url), 303);
    }
    await discovery.refresh();
    const document = discovery.current();
    const own = ownPage(request, document, path);
    const template = (own && (await read(own))) ?? (await read('index.html'));
    if (template === null) return reply.code(503).type('text/plain').send(t('not-built'));

    const nonce = randomBytes(16).toString('base64');
    const device = knowDevice(request, reply, document);
    const overrides = await overrideCookies.inForce(request);
    const text = textOf(path);
    const html = renderPage(text ? withSentText(template, path, text) : template, document, {
      origin: publicUrl(),
      path,
      device,
      seemsLoggedIn: hintOf(request) !== null,
      language: language(),
      theme: request.cookies[THEME_COOKIE],
      nonce,
      cohorts: cohortsOf(request),
      overrides,
      // Where nothing is traced, calls do not have it.
      trace: app.hasRequestDecorator('traced') && request.traced ? traceparentOf(request.traced) : null,
      keys,
      tag: tagOf(app.cookieKey, document),
    });
    if (overrides.length === 0 && request.method === 'GET')
      pageSent({ path, device, account: accountOf(request), cohorts: cohortsOf(request) });
    const shown = applyOverrides(document, overrides);
    const origins = originsOf(shown);
    // The application leads on from an unknown address; who reads only the status learns that there is nothing.
    if (!isLanding && !matchRoute(shown, path)) reply.code(404);
    if (path === SHARED_PATH) reply.header('x-robots-tag', 'noindex');
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy(nonce, origins));
    return reply.send(html);
  };

  app.setNotFoundHandler((request, reply) => (isPageVisit(request) ? page(request, reply) : notFoundAnswer(request, reply)));
};
