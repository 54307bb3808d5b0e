import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { buildId, remoteName } from '@hub/shared/contracts/releases/discovery';
import { z } from 'zod';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { perMinute } from '../../plugins/limits';
import { t } from './messages';
import { releaseGuard, releaserFor, type TokenHolder } from '../releases/release-guard';
import { findOwnBom, findPaper } from './build-papers';

const CALLS_A_MINUTE = 120;

/** What is kept with builds, for operators and teams: bills of materials, of the hub's own parts too, and provenance. */
export const paperRoutes =
  (
    db: Kysely<Schema>,
    dist: string,
    { byToken, byAccount }: Record<'byToken' | 'byAccount', TokenHolder>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const config = perMinute(CALLS_A_MINUTE, 'releases');
    releaseGuard(app, byToken, byAccount);
    for (const kind of ['sbom', 'provenance'] as const) {
      app.get(
        `/:remote/builds/:build/${kind}`,
        { config, schema: { params: z.object({ remote: remoteName, build: buildId }) } },
        async (request, reply) => {
          const { remote, build } = request.params;
          releaserFor(request, remote);
          const text = await findPaper(db, dist, remote, build, kind);
          if (text === null) throw new AppError('build-unknown', t('no-paper', { build }));
          return reply.type('application/json; charset=utf-8').send(text);
        },
      );
    }
    app.get(
      '/hub/:part/sbom',
      { config, schema: { params: z.object({ part: z.enum(['server', 'shell']) }) } },
      async ({ params: { part } }, reply) => {
        const text = await findOwnBom(dist, part);
        if (text === null) throw new AppError('build-unknown', t('no-paper', { build: part }));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    );
  };
