import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf, within, type Telemetry, type Traced } from '../tracing/spans';

declare module 'fastify' {
  interface FastifyRequest {
    traced: Traced | null;
  }
}

/** The pattern of the address and not the address, which may hold ids and tokens. */
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';

/** A span and a duration of each call, as a part of the trace that the caller tells of. */
export const traces = (app: FastifyInstance, telemetry: Telemetry) => {
  app.decorateRequest('traced', null);
  app.addHook('onRequest', (request, _, done) => {
    const parent = contextOf(request.headers.traceparent);
    const attributes = {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'url.scheme': request.protocol,
      'hub.request.id': request.id,
    };
    const name = `${request.method} ${attributes['http.route']}`;
    const span = telemetry.tracer.startSpan(name, { attributes, kind: SpanKind.SERVER }, parent);
    request.traced = { telemetry, context: trace.setSpan(parent, span) };
    within(request.traced, done);
  });
  // A body that was waited for comes from the socket, which belongs to no call.
  app.addHook('preHandler', (request, _, done) => {
    if (request.traced) within(request.traced, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = request.traced && trace.getSpan(request.traced.context);
    const attributes = { 'http.response.status_code': reply.statusCode };
    span?.setAttributes(attributes);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    telemetry.durations.request.record(reply.elapsedTime / 1000, {
      ...attributes,
      'http.request.method': request.method,
      'http.route': routeOf(request),
    });
    done();
  });
};
