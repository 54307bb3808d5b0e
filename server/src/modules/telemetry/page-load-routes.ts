import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pageLoad } from '@hub/shared/contracts/releases/page-load';
import { perMinute } from '../../plugins/limits';
import { contextOf, pastSpan, type Telemetry } from '../../tracing/spans';

/** One a page: an office of 40 behind one address opens no more. */
const MOST_A_MINUTE = 120;

/** Takes what pages tell of how they came to be, as a part of the trace of the call that brought them. Open, as the pages are. */
export const pageLoadRoutes =
  (telemetry: Telemetry): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/telemetry/page',
      { config: perMinute(MOST_A_MINUTE), bodyLimit: 1024, schema: { body: pageLoad } },
      async ({ body: { trace, sentMs, responseMs, interactiveMs, screenMs, navigation } }, reply) => {
        const began = Date.now() - sentMs;
        const attributes = {
          'hub.page.navigation': navigation,
          'hub.page.response_ms': responseMs,
          'hub.page.interactive_ms': interactiveMs,
        };
        pastSpan({ telemetry, context: contextOf(trace) }, 'page.load', attributes, began, began + Math.min(screenMs, sentMs));
        return reply.code(204).send();
      },
    );
  };
