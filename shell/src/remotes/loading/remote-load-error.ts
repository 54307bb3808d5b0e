import type { RemoteEntry } from '@hub/shared/contracts/releases/discovery';

export interface FailedAttempt {
  buildId: string;
  reason: string;
  /** Whether the files did not arrive; otherwise they arrived and threw. */
  notLoaded: boolean;
  /** Whether they had not come in time: a browser answers a request with the one of the same address that is under way, so this page cannot ask anew. */
  hangs?: boolean;
}

/** No build of a remote could be shown. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string,
    readonly owner: RemoteEntry['owner'] | null,
    readonly incident: string,
    readonly attempts: readonly FailedAttempt[],
  ) {
    super(`${remote} could not be loaded (${attempts.map(({ buildId, reason }) => `${buildId}: ${reason}`).join('; ')})`);
  }
}

/** A short id that a person can read out, found again in the telemetry. */
export const newIncident = (): string => crypto.randomUUID().slice(0, 8);
