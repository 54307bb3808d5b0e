import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const HSTS_SECONDS = 365 * 86400;

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
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
