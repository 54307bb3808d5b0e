import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config';
import type { Telemetry } from './spans';

const NAME = 'data-intelligence-hub';
/** Seconds: from a look at a table to the longest analysis. */
const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const ANALYSIS_BOUNDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800];

/** What is read at each export. */
interface Gauges {
  waiting: () => number;
  running: () => number;
}

/** `name=value` pairs separated by commas, values percent-encoded: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : [];
    }),
  );

export interface OpenTelemetry extends Telemetry {
  /** Sends what has not been sent yet, and ends. */
  close(): Promise<void>;
}

/** Begins to send traces and metrics by OTLP over HTTP, in JSON, to `endpoint`. */
export const openTelemetry = (config: Config, endpoint: string, gauges: Gauges): OpenTelemetry => {
  const resource = resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME });
  const headers = headersOf(config.OTEL_EXPORTER_OTLP_HEADERS);
  const spans = new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }));
  // Sampling and the sizes of batches are the SDK's own to read from the environment.
  const tracers = new BasicTracerProvider({ resource, spanProcessors: [spans] });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
    exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
    exportTimeoutMillis: Math.min(config.OTEL_METRIC_EXPORT_INTERVAL, 30_000),
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const meter = meters.getMeter(NAME);
  const durations = (name: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries } });
  const observe = (name: string, unit: string, read: () => number) =>
    meter.createObservableGauge(name, { unit }).addCallback((result) => result.observe(read()));
  observe('hub.analyses.waiting', '{analysis}', gauges.waiting);
  observe('hub.analyses.running', '{analysis}', gauges.running);
  observe('process.memory.usage', 'By', () => process.memoryUsage.rss());
  return {
    tracer: tracers.getTracer(NAME),
    durations: {
      request: durations('http.server.request.duration', REQUEST_BOUNDS),
      query: durations('db.client.operation.duration', REQUEST_BOUNDS),
      analysis: durations('hub.analysis.duration', ANALYSIS_BOUNDS),
    },
    close: async () => {
      // A receiver that is away must not keep the hub from ending.
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
};
