import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors';
import type { Outbox } from '../../mail/outbox';
import { mailboxPage } from './mailbox-page';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Asked for on this very machine: by the connection's own address, by a local name (a foreign name that resolves here is
 * somebody else's page), and not passed on by a proxy.
 */
const isLocal = (request: FastifyRequest) =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOCAL_NAME.test(request.headers.host ?? '') &&
  FORWARDED.every((name) => request.headers[name] === undefined);

export const MAILBOX_PATH = '/dev/mailbox';

/** Registered in the embedded development mode only. */
export const mailboxRoutes = (app: FastifyInstance, outbox: Outbox) => {
  app.get(MAILBOX_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw new AppError('not-found');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .send(mailboxPage(await outbox.list(), nonce));
  });
};
