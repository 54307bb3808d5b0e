import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Histogram,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** What spans and durations are told to, where an operator has named a receiver. Never told: names, addresses, texts and parameters. */
export interface Telemetry {
  tracer: Tracer;
  /** All in seconds, as the conventions ask: https://opentelemetry.io/docs/specs/semconv/ */
  durations: { request: Histogram; query: Histogram; analysis: Histogram };
}

/** What is under way on behalf of a call. */
export interface Traced {
  telemetry: Telemetry;
  context: Context;
}

const underWay = new AsyncLocalStorage<Traced>();

/** What the code that runs now belongs to; undefined where nothing is told to anybody. */
export const traced = (): Traced | undefined => underWay.getStore();

export const within = <T>(what: Traced, work: () => T): T => underWay.run(what, work);

/** https://www.w3.org/TR/trace-context/#traceparent-header, version 00. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context that a call comes from, when it tells one. */
export const contextOf = (traceparent: string | string[] | undefined): Context => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** What is under way, as a caller tells it, for a page that goes on with it. */
export const traceparentOf = ({ context }: Traced): string | null => {
  const span = trace.getSpanContext(context);
  return span ? `00-${span.traceId}-${span.spanId}-${(span.traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}` : null;
};

/** Of an error its class alone: what it says may hold anything. */
const fail = (span: Span, error: unknown) => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
};

/** Does the work in a span of its own, where the call is traced; where it is not, this costs one look. */
export const inSpan = async <T>(
  name: string,
  attributes: Attributes,
  work: (span: Span | null) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> => {
  const parent = underWay.getStore();
  if (!parent) return work(null);
  const span = parent.telemetry.tracer.startSpan(name, { attributes, kind }, parent.context);
  try {
    return await underWay.run({ ...parent, context: trace.setSpan(parent.context, span) }, () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/** A span of something that is over, such as what a child process has told. */
export const pastSpan = (parent: Traced | undefined, name: string, attributes: Attributes, from: number, to: number) => {
  parent?.telemetry.tracer.startSpan(name, { attributes, startTime: from }, parent.context).end(to);
};
