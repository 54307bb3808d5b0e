import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';

const FLUSH_AFTER_MS = 4000;
/** The server takes no more in one batch. */
const MAX_BATCH = 100;

/** Collects what happens to remotes and sends it in batches, the last when the page is left. */
export class Telemetry {
  private queue: RemoteEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (events: RemoteEvent[]) => void) {}

  readonly report = (event: RemoteEvent): void => {
    this.queue.push(event);
    if (this.queue.length >= MAX_BATCH) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MS);
  };

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (; this.queue.length > 0; this.queue = this.queue.slice(MAX_BATCH)) this.send(this.queue.slice(0, MAX_BATCH));
  }

  /** Sends what is left when the page goes into the background or away. */
  flushOnLeave(): void {
    window.addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }
}
