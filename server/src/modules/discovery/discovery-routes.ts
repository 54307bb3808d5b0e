import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discoveryDocument } from '@hub/shared/contracts/discovery';
import type { Discovery } from './discovery-service';
import { asV1Pre, v1Pre } from './v1-pre';

export const discoveryRoutes =
  (discovery: Discovery): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', () => discovery.refresh());

    /** Asked for often and changed seldom: the browser keeps it and asks whether it still holds. */
    const isKnown = (request: FastifyRequest, reply: FastifyReply): boolean => {
      const tag = `"discovery-${discovery.current().revision}"`;
      reply.header('cache-control', 'no-cache').header('etag', tag);
      if (request.headers['if-none-match'] !== tag) return false;
      reply.code(304).send();
      return true;
    };

    app.get('/discovery', { schema: { response: { 200: discoveryDocument } } }, async (request, reply) =>
      isKnown(request, reply) ? reply : discovery.current(),
    );

    app.get('/discovery/v1-pre', { schema: { response: { 200: v1Pre } } }, async (request, reply) =>
      isKnown(request, reply) ? reply : asV1Pre(discovery.current()),
    );
  };
