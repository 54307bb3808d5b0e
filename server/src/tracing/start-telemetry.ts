import type { Config } from '../config';
import type { OpenTelemetry } from './open-telemetry';

interface Queue {
  waiting(): number;
  running(): number;
}

/** Null where no receiver is named: nothing is measured then, and what would measure is not even run. */
export const startTelemetry = async (config: Config, queue: Queue): Promise<OpenTelemetry | null> => {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || config.OTEL_SDK_DISABLED) return null;
  const { openTelemetry } = await import('./open-telemetry');
  return openTelemetry(config, endpoint, { waiting: () => queue.waiting(), running: () => queue.running() });
};
