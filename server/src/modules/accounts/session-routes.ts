import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionEntry } from '@hub/shared/contracts/accounts/account';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { deleteSession, listSessions } from './session-repository';

const idParams = z.object({ id: z.uuid() });

/** Where the user is logged in, and the way to end each of these. */
export const sessionRoutes =
  ({ database: { db } }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/sessions', { onRequest: loggedIn(), schema: { response: { 200: z.array(sessionEntry) } } }, async (request) => {
      const current = sessionOf(request);
      const rows = await listSessions(db, current.user.id);
      return rows.map(({ id, user_agent, created_at, expires_at }) => ({
        id,
        user_agent,
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        current: id === current.id,
      }));
    });

    app.delete('/sessions/:id', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      const ended = await deleteSession(db, sessionOf(request).user.id, request.params.id);
      if (!ended) throw new AppError('not-found');
      return reply.code(204).send();
    });
  };
