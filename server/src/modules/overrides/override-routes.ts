import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Override } from '@hub/shared/contracts/override';
import { readOverride } from '@hub/shared/discovery';
import { z } from 'zod';
import { AppError } from '../../errors';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';
import { OVERRIDE_COOKIE, type OverrideCookies } from './override-cookie';
import { OVERRIDE_PATH, overridePage } from './override-page';

const ATTEMPTS_A_MINUTE = 20;
const form = z.object({
  remote: z.string().max(100),
  target: z.string().trim().min(1).max(300),
  token: z.string().max(300).default(''),
});

interface Options {
  discovery: Discovery;
  cookies: OverrideCookies;
  secureCookies: boolean;
  /** Asked in production only; elsewhere whoever reaches the server may override. */
  mayOverride: ((token: string, remote: string) => Promise<boolean>) | null;
}

const isOwnPage = (request: FastifyRequest) => request.headers.origin === `${request.protocol}://${request.headers.host}`;

/** The page that sets developer overrides. Ending them is a plain address that every page answers (`RESET_PARAMETER`). */
export const overrideRoutes = (app: FastifyInstance, { discovery, cookies, secureCookies, mayOverride }: Options) =>
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const inForce = (request: FastifyRequest): Override[] => cookies.read(request.cookies[OVERRIDE_COOKIE]);

    const show = (
      request: FastifyRequest,
      reply: FastifyReply,
      refused?: { remote: string; target: string; sentence: string },
    ) => {
      const nonce = randomBytes(16).toString('base64');
      return (
        reply
          .code(refused ? 400 : 200)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          // The form's request must say where it comes from.
          .header('referrer-policy', 'same-origin')
          .header(
            'content-security-policy',
            `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
          )
          .send(
            overridePage({
              document: discovery.current(),
              overrides: inForce(request),
              needsToken: mayOverride !== null,
              nonce,
              ...(refused && { refused }),
            }),
          )
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
      if (mayOverride && !(await mayOverride(token, remote))) return refuse('This token may not release that remote.');
      let made: Override;
      try {
        made = readOverride(discovery.current(), remote, target, `${request.protocol}://${request.headers.host}`);
      } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
      }
      const overrides = [...inForce(request).filter((each) => each.remote !== remote), made];
      request.log.warn({ override: made }, 'a developer override was set');
      // Without an age: the browser's session ends it.
      reply.setCookie(OVERRIDE_COOKIE, cookies.write(overrides), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: secureCookies,
      });
      return reply.redirect('/', 303);
    });
  });
