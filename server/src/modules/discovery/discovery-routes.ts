import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { knowDevice } from '../web/cookies';
import { readTag, tagOf } from './document-tag';
import type { Discovery } from './discovery-service';
import { asV1Pre, v1Pre } from './v1-pre';

export const discoveryRoutes =
  (discovery: Discovery): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', () => discovery.refresh());

    /** Asked for often and changed seldom: the browser keeps it and asks whether it still holds. */
    const isKnown = (request: FastifyRequest, reply: FastifyReply): boolean => {
      const tag = tagOf(app.cookieKey, discovery.current());
      reply.header('etag', tag);
      if (request.headers['if-none-match'] !== tag) return false;
      reply.code(304).send();
      return true;
    };

    app.get('/discovery', { schema: { response: { 200: discoveryDocument } } }, async (request, reply) => {
      const seen = readTag(app.cookieKey, request.headers['if-none-match']);
      if (seen) await discovery.follow(seen);
      // A page from a cache, or opened offline, has its ticket from here; every other has it renewed.
      knowDevice(request, reply, discovery.current());
      reply.header('cache-control', 'private, no-cache');
      return isKnown(request, reply) ? reply : discovery.current();
    });

    app.get('/discovery/v1-pre', { schema: { response: { 200: v1Pre } } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return isKnown(request, reply) ? reply : asV1Pre(discovery.current());
    });
  };
