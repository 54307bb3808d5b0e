import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Identify } from '../../plugins/auth';
import type { AccessTokens } from './access-tokens';
import { findSession } from './session-repository';

/** Whose token it is. One whose session, user or version is gone counts as none. */
export const identifyBy =
  (tokens: AccessTokens, db: Kysely<Schema>): Identify =>
  async (token) => {
    const claims = await tokens.verify(token);
    if (claims === 'expired') return 'session-expired';
    if (!claims) return 'unauthorized';
    return (await findSession(db, claims, token)) ?? 'session-expired';
  };
