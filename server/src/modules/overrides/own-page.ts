import type { FastifyReply, FastifyRequest } from 'fastify';

export const ownOrigin = ({ protocol, headers }: FastifyRequest) => `${protocol}://${headers.host ?? ''}`;

/** Whether a form was sent by a page of this very server. */
export const isOwnPage = (request: FastifyRequest) => request.headers.origin === ownOrigin(request);

/** Browsers keep the cookie by https, and from this machine without it; elsewhere they would drop it without a word. */
export const keepsSecureCookies = ({ protocol, hostname, server }: FastifyRequest) =>
  protocol === 'https' || server.httpsOnly || /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(hostname);

/** Of a page that stands apart from the product: no script, nothing from elsewhere, kept nowhere. */
export const pageHeaders = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // The form's request must say where it comes from.
    .header('referrer-policy', 'same-origin')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
