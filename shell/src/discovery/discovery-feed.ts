import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { TaggedDocument } from '@hub/shared/api/platform';
import { REVISION_EVENT } from '@hub/shared/discovery';

/** Tabs of one browser: what one has asked, the others need not. */
interface Tabs {
  post(message: unknown): void;
  hear(listener: (message: unknown) => void): () => void;
}

interface Source {
  /** The server's name for the document that the page carries. */
  tag?: string | null;
  /** Asks the server for another document than that of the tag; null when there is none. Rejects when there is no valid answer. */
  fetch(tag: string | null, signal: AbortSignal): Promise<TaggedDocument | null>;
  lastGood: { read(): DiscoveryDocument | null; write(document: DiscoveryDocument): void };
  /** What of a newer document this page may believe, beside the one that it has. Rejects when it cannot tell yet. */
  check?: (fresh: DiscoveryDocument, known: DiscoveryDocument) => Promise<DiscoveryDocument>;
  /** What this page makes of a document before anybody sees it: a developer's session brings builds along. */
  amend?: (document: DiscoveryDocument) => DiscoveryDocument;
  /** Absent where the browser has no channel between its tabs. */
  tabs?: Tabs | undefined;
}

/** A document that takes longer is not worth waiting for: there is a good one already. */
const FETCH_LIMIT_MS = 2000;

const stays = (error: unknown) => console.warn('No fresh discovery document; the last good one stays.', error);

/** The newest discovery document that is valid. A broken, late or older one never takes its place. */
export class DiscoveryFeed {
  private readonly listeners = new Set<(document: DiscoveryDocument) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: DiscoveryDocument;

  private constructor(
    private document: DiscoveryDocument,
    /** What the server has called the last document that it was asked for, so that it is not sent again. */
    private tag: string | null,
    /** Whether the document came with the page, and so is as new as can be. */
    private readonly isNew: boolean,
    private readonly source: Source,
  ) {
    source.lastGood.write(document);
    this.shown = this.amended();
  }

  /**
   * Begins with what the page carries, else the last good document of this browser, else what the server says.
   *
   * @throws when there is none at all.
   */
  static async open(inlined: unknown, source: Source): Promise<DiscoveryFeed> {
    const parsed = discoveryDocument.safeParse(inlined);
    if (parsed.success) return new DiscoveryFeed(parsed.data, source.tag ?? null, true, source);
    const lastGood = source.lastGood.read();
    if (lastGood) return new DiscoveryFeed(lastGood, null, false, source);
    const asked = await source.fetch(null, AbortSignal.timeout(5 * FETCH_LIMIT_MS));
    if (!asked) throw new Error('The server names no discovery document.');
    return new DiscoveryFeed(asked.document, asked.tag, true, source);
  }

  get current(): DiscoveryDocument {
    return this.shown;
  }

  subscribe(listener: (document: DiscoveryDocument) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async refresh(): Promise<void> {
    try {
      const asked = await this.source.fetch(this.tag, AbortSignal.timeout(FETCH_LIMIT_MS));
      const isNews = asked !== null && (await this.accept(asked.document));
      // Not before: what could not be checked is asked for once more.
      if (asked) this.tag = asked.tag;
      this.source.tabs?.post(isNews ? this.document : this.issued());
    } catch (error) {
      stays(error);
    }
  }

  /**
   * Asks every `ttlSeconds`, a fifth more or less so that tabs do not ask together, while somebody looks at the page; at once when somebody
   * looks again, when the network is back, when an answer of the API tells of a newer revision, and for what is only the last good document.
   * What another tab of this browser has been answered counts as asked: eight tabs ask hardly more often than one, and all know at once.
   */
  follow(): () => void {
    const ask = async () => {
      if (document.visibilityState === 'visible') await this.refresh();
    };
    const later = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void ask().then(later), this.document.ttlSeconds * (800 + 400 * Math.random()));
    };
    // A page that was loaded has just got its document; one from the back-forward cache has an old one. Only a revision has a detail.
    const heard = ({ persisted = true, detail = Infinity }: Event & { persisted?: boolean; detail?: unknown }) => {
      if (persisted && Number(detail) > this.document.revision) void ask();
    };
    const leave = new AbortController();
    for (const event of ['visibilitychange', 'online', 'pageshow', REVISION_EVENT]) window.addEventListener(event, heard, leave);
    const deaf = this.source.tabs?.hear((message) => {
      // Another tab may be of another release.
      const parsed = discoveryDocument.safeParse(message);
      if (parsed.success) this.accept(parsed.data).catch(stays);
      // A tab that has missed a document keeps its turn.
      if (parsed.success || message === this.issued()) later();
    });
    if (!this.isNew) void ask();
    later();
    return () => {
      deaf?.();
      clearTimeout(this.timer);
      leave.abort();
    };
  }

  /** By which tabs know whether they have the same document. */
  private issued(): string {
    const { generation = '', revision } = this.document;
    return `${generation} ${revision}`;
  }

  private isNewer(fresh: DiscoveryDocument): boolean {
    const { generation, revision, issuedAt } = this.document;
    // Of a restored backup the numbers are smaller, and only the time tells what is newer.
    return fresh.generation === generation ? fresh.revision > revision : fresh.issuedAt > issuedAt;
  }

  /** Whether the document has taken the place of the one before. */
  private async accept(fresh: DiscoveryDocument): Promise<boolean> {
    if (!this.isNewer(fresh) || Object.values(fresh.remotes).some(({ stable, versions }) => !versions[stable])) return false;
    const { check } = this.source;
    const checked = check ? await check(fresh, this.document) : fresh;
    // Another one may have come meanwhile.
    if (!this.isNewer(fresh)) return false;
    this.document = checked;
    this.source.lastGood.write(checked);
    this.shown = this.amended();
    for (const listener of this.listeners) listener(this.shown);
    return true;
  }

  private amended(): DiscoveryDocument {
    return this.source.amend?.(this.document) ?? this.document;
  }
}
