import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { helpPage, helpText as helpContract } from '@hub/shared/contracts/accounts/help';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { helpText } from './help-text';

/** The short pages that help, for everybody. */
export const helpRoutes =
  ({ config }: Context): FastifyPluginAsyncZod =>
  (app) => {
    app.get('/help/:page', { schema: { params: z.object({ page: helpPage }), response: { 200: helpContract } } }, ({ params }) =>
      helpText(params.page, config),
    );
    return Promise.resolve();
  };
