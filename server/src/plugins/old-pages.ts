import type { FastifyInstance } from 'fastify';
import { API_HEADER } from '@hub/shared/discovery';
import { AppError } from '../errors';

/**
 * The oldest form of the API that this server still answers. As a rule calls stay as they were for tabs two releases old
 * (`tooling/published/api-*.json`); where one cannot, this is raised with `API_VERSION`, and such tabs are offered a reload.
 */
export const OLDEST_API = 1;

/** A form is a small whole number; anything else is no page of ours. */
const FORM = /^\d{1,6}$/;

/** Refuses what a page asks that was written for a form of the API that is no longer there, before anything is done for it. */
export const oldPages = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ url, headers: { [API_HEADER]: form } }) => {
    if (url.startsWith('/api/') && typeof form === 'string' && FORM.test(form) && Number(form) < OLDEST_API)
      throw new AppError('page-too-old');
  });
};
