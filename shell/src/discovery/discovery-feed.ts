import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/discovery';

interface Source {
  /** Asks the server. Rejects when there is no valid answer. */
  fetch(signal: AbortSignal): Promise<DiscoveryDocument>;
  lastGood: { read(): DiscoveryDocument | null; write(document: DiscoveryDocument): void };
}

/** A document that takes longer is not worth waiting for: there is a good one already. */
const FETCH_LIMIT_MS = 2000;

/** The newest discovery document that is valid. A broken, late or older one never takes its place. */
export class DiscoveryFeed {
  private readonly listeners = new Set<(document: DiscoveryDocument) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private document: DiscoveryDocument,
    /** Whether the document came with the page, and so is as new as can be. */
    private readonly isNew: boolean,
    private readonly source: Source,
  ) {
    source.lastGood.write(document);
  }

  /**
   * Begins with what the page carries, else the last good document of this browser, else what the server says.
   *
   * @throws when there is none at all.
   */
  static async open(inlined: unknown, source: Source): Promise<DiscoveryFeed> {
    const parsed = discoveryDocument.safeParse(inlined);
    const known = parsed.success ? parsed.data : source.lastGood.read();
    return new DiscoveryFeed(
      known ?? (await source.fetch(AbortSignal.timeout(5 * FETCH_LIMIT_MS))),
      parsed.success || !known,
      source,
    );
  }

  get current(): DiscoveryDocument {
    return this.document;
  }

  subscribe(listener: (document: DiscoveryDocument) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async refresh(): Promise<void> {
    try {
      this.accept(await this.source.fetch(AbortSignal.timeout(FETCH_LIMIT_MS)));
    } catch (error) {
      console.warn('No fresh discovery document; the last good one stays.', error);
    }
  }

  /** Refreshes every `ttlSeconds` while somebody looks at the page, and at once what is only the last good document. */
  follow(): () => void {
    const next = async () => {
      if (document.visibilityState === 'visible') await this.refresh();
      later();
    };
    const later = () => {
      this.timer = setTimeout(() => void next(), this.document.ttlSeconds * 1000);
    };
    if (this.isNew) later();
    else void next();
    return () => clearTimeout(this.timer);
  }

  private accept(fresh: DiscoveryDocument): void {
    if (fresh.revision <= this.document.revision) return;
    this.document = fresh;
    this.source.lastGood.write(fresh);
    for (const listener of this.listeners) listener(fresh);
  }
}
