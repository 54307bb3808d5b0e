import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const HSTS_SECONDS = 365 * 86400;

/** What means something to a document alone: https://owasp.org/www-project-secure-headers/. A page's files are many, and each would carry 300 bytes of it. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A script, a style or a font. What a browser may open as a document, such as a picture in SVG, keeps all of them. */
const IS_PART = /^(?:text\/(?:javascript|css)|application\/javascript|font\/)/;

/** Headers of every answer, errors included. The pages' routes put their own content policy in place of this one. */
export const securityHeaders = async (app: FastifyInstance, config: Config) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // The routes of the builds open themselves to other origins.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== 200 || !IS_PART.test(String(reply.getHeader('content-type')))) return;
    for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
