import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError, errorBodyOf, type ErrorCode } from '../errors';
import { answer } from './error-answers';

const REASONS: Record<string, [status: string, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers-too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request-timeout'],
};
const OTHERWISE: [string, ErrorCode] = ['400 Bad Request', 'invalid-request'];

/** Requests that never become one: bytes that are no HTTP, and addresses that no route can be looked up for. They get the form of all others. */
export const unreadableRequests: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (error, request, reply) => {
    // No hook runs for these, so that the headers of all other answers are missing.
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    const isAddress = error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    answer(isAddress ? new AppError('invalid-address') : error, request, reply);
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const [status, code] = REASONS[error.code] ?? OTHERWISE;
    const body = JSON.stringify(errorBodyOf(code, new AppError(code).detail));
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  },
};

/** HTTP/1.1 asks for a host in every request; much that is made of an address here begins with it. */
export const needsHost = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new AppError('invalid-request');
  });
};
