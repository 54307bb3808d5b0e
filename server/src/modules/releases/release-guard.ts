import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { findDeployToken } from './deploy-tokens';

/** Who releases. */
export interface Releaser {
  /** Name of the token, for the audit. */
  name: string;
  /** The one remote that it may release, or `*`. */
  remote: string;
  isOperator: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    releaser: Releaser | null;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells who holds a token; null when it is unknown, expired or revoked. */
export type TokenHolder = (token: string) => Promise<Releaser | null>;

export const tokenHolder = (db: Kysely<Schema>, operator: string): TokenHolder => {
  const operatorDigest = digest(operator);
  return async (token) => {
    if (timingSafeEqual(digest(token), operatorDigest)) return { name: 'operator', remote: '*', isOperator: true };
    const found = await findDeployToken(db, token);
    return found ? { name: found.name, remote: found.remote, isOperator: false } : null;
  };
};

export const mayRelease = ({ remote }: Releaser, wanted: string): boolean => remote === '*' || remote === wanted;

/**
 * Knows the holder of a deploy token before a body is read, and refuses everybody else. It comes after the limit of calls, so that guesses
 * count.
 */
export const releaseGuard = (app: FastifyInstance, holderOf: TokenHolder) => {
  app.decorateRequest('releaser', null);
  app.addHook('preParsing', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('deploy-token-missing');
    request.releaser = await holderOf(token);
    if (!request.releaser) throw new AppError('deploy-token-invalid');
  });
};

export const releaserOf = (request: FastifyRequest): Releaser => {
  if (!request.releaser) throw new AppError('deploy-token-missing');
  return request.releaser;
};

/** The holder, when the token is for this remote. */
export const releaserFor = (request: FastifyRequest, remote: string): Releaser => {
  const releaser = releaserOf(request);
  if (!mayRelease(releaser, remote)) {
    throw new AppError(
      'release-forbidden',
      `The token "${releaser.name}" is for ${releaser.remote}; it may not release ${remote}. Ask the operator for a token of ${remote}.`,
    );
  }
  return releaser;
};

export const operatorOf = (request: FastifyRequest): Releaser => {
  const releaser = releaserOf(request);
  if (!releaser.isOperator) throw new AppError('operator-only');
  return releaser;
};
