import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../database/schema';
import { perMinute } from '../../plugins/limits';
import { updateUser } from '../accounts/user-repository';
import { unsubscribePage, type UnsubscribeView } from './unsubscribe-page';
import type { UnsubscribeTokens } from './unsubscribe-token';
import { UNSUBSCRIBE_PATH } from './write-mail';

const ATTEMPTS_A_MINUTE = 60;
const params = z.object({ token: z.string().max(300) });

/**
 * Where a mail's link ends mails of its kind. Opening it changes nothing, since mail scanners follow links; the page's button
 * does, and so does a mail program's own (RFC 8058).
 */
export const unsubscribeRoutes =
  ({ db, tokens }: { db: Kysely<Schema>; tokens: UnsubscribeTokens }): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    );
    const options = { schema: { hide: true }, config: perMinute(ATTEMPTS_A_MINUTE, 'unsubscribe') };
    const page = (view: UnsubscribeView) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
      return { html: unsubscribePage(view, nonce), policy };
    };

    app.get(`${UNSUBSCRIBE_PATH}/:token`, options, async (request, reply) => {
      const known = tokens.read(params.parse(request.params).token);
      const { html, policy } = page(known ? { state: 'asks', setting: known.setting } : { state: 'unknown' });
      return reply
        .code(known ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', policy)
        .send(html);
    });

    app.post(`${UNSUBSCRIBE_PATH}/:token`, options, async (request, reply) => {
      const known = tokens.read(params.parse(request.params).token);
      // A deleted account gets no mails either: that is what was asked for.
      if (known) await updateUser(db, known.userId, { [known.setting]: false });
      const { html, policy } = page(known ? { state: 'done', setting: known.setting } : { state: 'unknown' });
      return reply
        .code(known ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(html);
    });
  };
