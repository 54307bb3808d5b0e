import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeployToken } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import type { Identify } from '../../plugins/auth';
import { isOperator } from '../accounts/operators';
import { findDeployToken, findValidToken } from './deploy-tokens';
import { t } from './messages';

/** Who releases. */
export interface Releaser {
  /** Of the token; tells it apart and is no secret. */
  id: string;
  /** Name of the token, for the audit. */
  name: string;
  /** The one remote that it may release, or `*`. */
  remote: string;
  isOperator: boolean;
  /** Whether it is an account's session and no token: a browser may watch and steer, and neither publishes nor makes tokens. */
  isAccount: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    releaser: Releaser | null;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells who holds a token; null when it is unknown, expired or revoked. */
export type TokenHolder = (token: string) => Promise<Releaser | null>;

/** Knows the holder of a token, by the token itself and by its id. */
export const tokenHolders = (db: Kysely<Schema>, operator: string): { byToken: TokenHolder; byId: TokenHolder } => {
  const operatorDigest = digest(operator);
  // Another token of the operator has another id.
  const operatorId = `operator-${digest(`id of ${operator}`).toString('hex').slice(0, 16)}`;
  const asOperator: Releaser = { id: operatorId, name: 'operator', remote: '*', isOperator: true, isAccount: false };
  const asReleaser = (found: DeployToken | undefined): Releaser | null =>
    found ? { id: found.id, name: found.name, remote: found.remote, isOperator: false, isAccount: false } : null;
  return {
    byToken: async (token) =>
      timingSafeEqual(digest(token), operatorDigest) ? asOperator : asReleaser(await findDeployToken(db, token)),
    byId: async (id) => (id === operatorId ? asOperator : asReleaser(await findValidToken(db, id))),
  };
};

/**
 * Knows an operator's account by its session. The name tells it apart from tokens, whose names hold no brackets.
 *
 * @param operators the setting `MFE_OPERATORS`, which is asked at every call: who is taken off it may do nothing more
 */
export const operatorAccounts =
  (identify: Identify, operators: readonly string[]): TokenHolder =>
  async (token) => {
    const session = await identify(token);
    if (session === 'unauthorized') return null;
    if (session === 'session-expired') throw new AppError('session-expired');
    const { user } = session;
    if (!isOperator(operators, user)) throw new AppError('operator-only', t('accounts-only'));
    return { id: `account-${user.id}`, name: `${user.email} (account)`, remote: '*', isOperator: false, isAccount: true };
  };

export const mayRelease = ({ remote }: Releaser, wanted: string): boolean => remote === '*' || remote === wanted;

/**
 * Knows the holder of a deploy token, or an operator's account, before a body is read, and refuses everybody else. It comes after the limit of calls, so that guesses
 * count.
 */
export const releaseGuard = (app: FastifyInstance, holderOf: TokenHolder, accountOf: TokenHolder) => {
  app.decorateRequest('releaser', null);
  app.addHook('preParsing', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('deploy-token-missing');
    request.releaser = (await holderOf(token)) ?? (await accountOf(token));
    if (!request.releaser) throw new AppError('deploy-token-invalid');
  });
};

export const releaserOf = (request: FastifyRequest): Releaser => {
  if (!request.releaser) throw new AppError('deploy-token-missing');
  return request.releaser;
};

/** The holder of a deploy token for this remote; an account is none. */
export const publisherFor = (request: FastifyRequest, remote: string): Releaser => {
  const releaser = releaserFor(request, remote);
  if (releaser.isAccount) throw new AppError('release-forbidden', t('token-needed'));
  return releaser;
};

/** The holder, when it is for this remote. */
export const releaserFor = (request: FastifyRequest, remote: string): Releaser => {
  const releaser = releaserOf(request);
  if (!mayRelease(releaser, remote)) {
    throw new AppError('release-forbidden', t('token.other-remote', { name: releaser.name, own: releaser.remote, remote }));
  }
  return releaser;
};

export const operatorOf = (request: FastifyRequest): Releaser => {
  const releaser = releaserOf(request);
  if (!releaser.isOperator) throw new AppError('operator-only');
  return releaser;
};
