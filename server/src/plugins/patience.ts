import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import type { Config } from '../config';
import { AppError } from '../errors';

/** Bytes of a JSON body for which there is one REQUEST_TIMEOUT; a route that takes more gives as many times as long. */
export const BODY_LIMIT = 256 * 1024;
const hasBody = ({ method, headers, raw }: FastifyRequest) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !raw.complete &&
  (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers);

/** Refuses a body that is not here in time. Uploads may take as long as they like, and are watched by their pace. */
const inTime =
  (timeoutMs: number): preParsingHookHandler =>
  (request, reply, payload, done) => {
    if (!hasBody(request) || /^multipart\//i.test(request.headers['content-type'] ?? '')) return done(null, payload);
    const body = new PassThrough();
    // Whoever reads it hears of its errors by a listener of their own; a body that is refused unread has none.
    body.on('error', () => undefined);
    const limit = timeoutMs * Math.max(1, request.routeOptions.bodyLimit / BODY_LIMIT);
    const clock = setTimeout(() => {
      payload.unpipe(body);
      void reply.header('connection', 'close');
      body.destroy(new AppError('request-slow'));
    }, limit);
    const stop = () => clearTimeout(clock);
    payload.once('end', stop).once('close', stop);
    reply.raw.once('finish', stop);
    // What breaks the request off must reach whoever reads the body.
    payload.once('error', (error: Error) => body.destroy(error));
    done(null, payload.pipe(body));
  };

/**
 * Nobody holds a connection for ever: not by a body that does not come, not by what is sent after the answer, not by an answer that is
 * never read. Headers are watched by Node itself (`headersTimeout`).
 */
export const patience = (
  app: FastifyInstance,
  { REQUEST_TIMEOUT, STALL_TIMEOUT }: Pick<Config, 'REQUEST_TIMEOUT' | 'STALL_TIMEOUT'>,
) => {
  app.addHook('preParsing', inTime(REQUEST_TIMEOUT * 1000));

  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw;
    // A request of a test by `inject` has no connection.
    if (!(socket instanceof Socket)) return;
    // Node counts as activity what the other side has taken, and sets its own limit when the answer is out.
    reply.raw.setTimeout(STALL_TIMEOUT * 1000, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });

  // A browser reads the answer only when it has sent all, so a sender may go on for a while.
  app.addHook('onResponse', async (request) => {
    if (request.raw.complete || request.raw.destroyed) return;
    const clock = setTimeout(() => request.raw.destroy(), STALL_TIMEOUT * 1000);
    clock.unref();
    request.raw.once('close', () => clearTimeout(clock));
  });
};

/** For `fastify()`: how long the headers of a request may take, and how often that is looked at. */
export const headerTimes = ({ REQUEST_TIMEOUT }: Pick<Config, 'REQUEST_TIMEOUT'>) => ({
  headersTimeout: REQUEST_TIMEOUT * 1000,
  connectionsCheckingInterval: Math.min(REQUEST_TIMEOUT * 250, 10_000),
});
