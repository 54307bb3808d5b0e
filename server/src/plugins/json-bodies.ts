import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies, of which an empty one is none. Many clients name the content type with every call, also where there is nothing to send;
 * whether a body is needed is said by each route's schema.
 */
export const jsonBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, String(body), done);
  });
};
