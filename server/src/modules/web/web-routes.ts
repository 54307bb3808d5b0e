import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildId } from '@hub/shared/contracts/discovery';
import { notFoundAnswer } from '../../plugins/error-answers';
import type { Discovery } from '../discovery/discovery-service';
import { contentPolicy, originsOf } from './content-policy';
import { renderPage } from './render-page';
import { DEVICE_COOKIE, LOGGED_IN_COOKIE, THEME_COOKIE } from './cookies';

const ONE_YEAR_SECONDS = 365 * 86400;
const DEVICE = /^[0-9a-f-]{36}$/;
const FOREVER = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/** A person who opens an address, as opposed to a page that asks for a file or calls the API. */
const isPageVisit = (request: FastifyRequest) => {
  const [path = ''] = request.url.split('?');
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:api|remotes|assets|dev)(?:\/|$)/.test(path) &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
    !/\.[a-z0-9]{2,5}$/i.test(path)
  );
};

interface Places {
  /** Folder of the builds: `shell` and `remotes` within. */
  dist: string;
  secureCookies: boolean;
}

/** The built front end: the shell's page at every address that is nothing else, and the files of all builds. */
export const webRoutes = async (app: FastifyInstance, discovery: Discovery, { dist, secureCookies }: Places) => {
  await app.register(cookie);
  const shared = { preCompressed: true, index: false, dotfiles: 'deny', cacheControl: false, decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: join(dist, 'shell', 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', FOREVER),
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: join(dist, 'remotes'),
    prefix: '/remotes/',
    setHeaders: (reply, path) => {
      const [, build = ''] = path.slice(join(dist, 'remotes').length + 1).split(/[\\/]/);
      reply.header('cache-control', buildId.safeParse(build).success ? FOREVER : 'no-cache');
      reply.header('access-control-allow-origin', '*');
    },
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const template = await readFile(join(dist, 'shell', 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    reply.header('cache-control', 'no-cache');
    if (template === null) return reply.code(503).type('text/plain').send('The front end has not been built yet.');

    const nonce = randomBytes(16).toString('base64');
    const known = request.cookies[DEVICE_COOKIE];
    const device = known && DEVICE.test(known) ? known : randomUUID();
    if (device !== known) {
      // Read by the shell too, which chooses builds by it; it is tied to nobody and gives no authority.
      reply.setCookie(DEVICE_COOKIE, device, { path: '/', maxAge: ONE_YEAR_SECONDS, sameSite: 'lax', secure: secureCookies });
    }
    const document = discovery.current();
    const html = renderPage(template, document, {
      path: request.url.split('?')[0] ?? '/',
      device,
      seemsLoggedIn: request.cookies[LOGGED_IN_COOKIE] === '1',
      theme: request.cookies[THEME_COOKIE],
      nonce,
    });
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy(nonce, originsOf(document)));
    return reply.send(html);
  };

  app.setNotFoundHandler((request, reply) => (isPageVisit(request) ? page(request, reply) : notFoundAnswer(request, reply)));
};
