import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError, type ErrorCode } from '../errors';
import type { Schema } from '../database/schema';
import type { AccessTokens } from '../modules/accounts/access-tokens';
import { findSession, type Session } from '../modules/accounts/session-repository';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Who asks, by the bearer token. A token whose session, user or version is gone counts as none. */
const identify = async (request: FastifyRequest, tokens: AccessTokens, db: Kysely<Schema>): Promise<Session | ErrorCode> => {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) return 'unauthorized';
  const claims = await tokens.verify(token);
  if (claims === 'expired') return 'session-expired';
  if (!claims) return 'unauthorized';
  return (await findSession(db, claims, token)) ?? 'session-expired';
};

export interface Guards {
  /** Refuses who is not logged in. `code` is the refusal for a call without a token. */
  loggedIn(code?: ErrorCode): (request: FastifyRequest) => Promise<void>;
  /** Knows who is logged in, and lets everybody pass. */
  maybeLoggedIn(request: FastifyRequest): Promise<void>;
}

export const guards = (app: FastifyInstance, tokens: AccessTokens, db: Kysely<Schema>): Guards => {
  app.decorateRequest('session', null);
  return {
    loggedIn:
      (code = 'unauthorized') =>
      async (request) => {
        const result = await identify(request, tokens, db);
        if (typeof result === 'string') throw new AppError(result === 'unauthorized' ? code : result);
        request.session = result;
      },
    maybeLoggedIn: async (request) => {
      const result = await identify(request, tokens, db);
      request.session = typeof result === 'string' ? null : result;
    },
  };
};

/** The session of a request behind `loggedIn`. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw new AppError('unauthorized');
  return request.session;
};
