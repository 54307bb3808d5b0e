import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { crashGroups } from '@hub/shared/contracts/releases/crashes';
import { remoteName } from '@hub/shared/contracts/releases/discovery';
import { z } from 'zod';
import type { Schema } from '../../database/schema';
import { perMinute } from '../../plugins/limits';
import { releaseGuard, type TokenHolder } from '../releases/release-guard';
import { listCrashes } from './crash-repository';

const CALLS_A_MINUTE = 120;

/** What operators and teams ask about crashes, each with a deploy token or as an operator’s account. */
export const crashRoutes =
  (db: Kysely<Schema>, { byToken, byAccount }: Record<'byToken' | 'byAccount', TokenHolder>): FastifyPluginAsyncZod =>
  async (app) => {
    releaseGuard(app, byToken, byAccount);
    app.get(
      '/',
      {
        config: perMinute(CALLS_A_MINUTE, 'releases'),
        schema: { querystring: z.object({ remote: z.optional(remoteName) }), response: { 200: crashGroups } },
      },
      async ({ query }) => ({ groups: await listCrashes(db, query.remote) }),
    );
  };
