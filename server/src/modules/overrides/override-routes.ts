import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOverride } from '@hub/shared/discovery';
import { z } from 'zod';
import { AppError } from '../../errors';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';
import { knowDevice } from '../web/cookies';
import type { OverrideCookies } from './override-cookie';
import { isOwnPage, keepsSecureCookies, ownOrigin, pageHeaders } from './own-page';
import { OVERRIDE_PATH, overridePage } from './override-page';
import { t } from './messages';

const ATTEMPTS_A_MINUTE = 20;
const form = z.object({
  remote: z.string().max(100),
  target: z.string().trim().min(1).max(300),
  token: z.string().max(300).default(''),
});

interface Options {
  discovery: Discovery;
  cookies: OverrideCookies;
  /** The id of a token that may override the remote, else null. Asked in production only; elsewhere whoever reaches the server may override. */
  tokenFor: ((token: string, remote: string) => Promise<string | null>) | null;
}

/** The page that sets developer overrides. Ending them is a plain address that every page answers (`RESET_PARAMETER`). */
export const overrideRoutes = (app: FastifyInstance, { discovery, cookies, tokenFor }: Options) =>
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const show = async (
      request: FastifyRequest,
      reply: FastifyReply,
      refused?: { remote: string; target: string; sentence: string },
    ) => {
      const nonce = randomBytes(16).toString('base64');
      return pageHeaders(reply.code(refused ? 400 : 200), nonce).send(
        overridePage({
          document: discovery.current(),
          overrides: await cookies.inForce(request),
          needsToken: tokenFor !== null,
          nonce,
          ...(refused && { refused }),
        }),
      );
    };

    scope.get(OVERRIDE_PATH, { schema: { hide: true } }, async (request, reply) => show(request, reply));

    scope.post(OVERRIDE_PATH, { schema: { hide: true }, config: perMinute(ATTEMPTS_A_MINUTE) }, async (request, reply) => {
      // Another site must not be able to choose what this one runs.
      if (!isOwnPage(request)) throw new AppError('not-found');
      const parsed = form.safeParse(request.body);
      if (!parsed.success) throw new AppError('invalid-input');
      const { remote, target, token } = parsed.data;
      const refuse = (sentence: string) => show(request, reply, { remote, target, sentence });
      if (!keepsSecureCookies(request)) return refuse(t('needs-https'));
      const tokenId = tokenFor && (await tokenFor(token, remote));
      if (tokenFor && tokenId === null) return refuse(t('other-token'));
      const made = readOverride(discovery.current(), remote, target, ownOrigin(request));
      if (typeof made === 'string') return refuse(t(`refused.${made}`, { remote, target }));
      request.log.warn({ override: made, token: tokenId }, 'a developer override was set');
      await cookies.set(request, reply, made, { token: tokenId, device: knowDevice(request, reply, discovery.current()) });
      return reply.redirect('/', 303);
    });
  });
