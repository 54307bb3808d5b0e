import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { errorBody } from '@hub/shared/contracts/error';

/** The description of the API, made from the same contracts that check its requests and answers. */
export const openapi = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Data Intelligence Hub',
        version: '1.0.0',
        description: 'Calls other than those for logging in need the access token as a bearer token.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: (input) => {
      const { schema, url } = input;
      if (!url.startsWith('/api')) return { schema: { ...schema, hide: true }, url };
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- a route without a schema has none, whatever the type says
      const answers = typeof schema?.response === 'object' ? schema.response : {};
      return jsonSchemaTransform({ ...input, schema: { ...schema, response: { ...answers, default: errorBody } } });
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
