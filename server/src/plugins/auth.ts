import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { AppError, type ErrorCode } from '../errors';
import type { UsersTable } from '../database/schema';

/** A logged-in user of this request. */
export interface Session {
  id: string;
  user: Selectable<UsersTable>;
  token: string;
  /** When the token was made and when it ends, in seconds since the epoch. */
  claims: { iat: number; exp: number };
}

/** Whose token it is, or why it is nobody's. */
export type Identify = (token: string) => Promise<Session | 'unauthorized' | 'session-expired'>;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The bearer token of a request, or null. */
const bearerOf = ({ headers }: FastifyRequest): string | null => {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
};

export interface Guards {
  /** Refuses who is not logged in. `code` is the refusal for a call without a token. */
  loggedIn: (code?: ErrorCode) => (request: FastifyRequest) => Promise<void>;
  /** Knows who is logged in, and lets everybody pass. */
  maybeLoggedIn: (request: FastifyRequest) => Promise<void>;
}

/** @param identify knows the accounts, which this plugin does not */
export const guards = (app: FastifyInstance, identify: Identify): Guards => {
  app.decorateRequest('session', null);
  const whose = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    return token === null ? 'unauthorized' : identify(token);
  };
  return {
    loggedIn:
      (code = 'unauthorized') =>
      async (request) => {
        const result = await whose(request);
        if (typeof result === 'string') throw new AppError(result === 'unauthorized' ? code : result);
        request.session = result;
      },
    maybeLoggedIn: async (request) => {
      const result = await whose(request);
      request.session = typeof result === 'string' ? null : result;
    },
  };
};

/** The session of a request behind `loggedIn`. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw new AppError('unauthorized');
  return request.session;
};
