/** Calls in a second that are sent at once; those beyond wait for their turn. */
const AT_ONCE = 20;
/** More calls in each of so many seconds on end are a flood. Five screens at work make less than ten. */
const FLOOD_A_SECOND = 50;
const FLOOD_SECONDS = 5;
const SECOND_MS = 1000;

/** How the answers to reads of one screen came out. */
export interface Tally {
  calls: number;
  failed: number;
  /** Reads that went well. */
  read: number;
  /** Paths of reads that the server refused as no sound build asks, once for each time. */
  refused: string[];
  waiting: number;
}

const nothing = (): Tally => ({ calls: 0, failed: 0, read: 0, refused: [], waiting: 0 });

/** Counts the calls of the API, spaces them out, and tells of a flood. Pure: what sends is in `meter-calls.ts`. */
export class CallMeter {
  /** Of the screen that is there. */
  tally = nothing();
  flooded: (() => void) | null = null;
  private tokens = AT_ONCE;
  private at: number;
  private second = 0;
  private inSecond = 0;
  private loud = 0;

  constructor(private readonly now: () => number) {
    this.at = now();
  }

  /** Begins to count for another screen. */
  restart(): Tally {
    const { waiting } = this.tally;
    return (this.tally = { ...nothing(), waiting });
  }

  /** A call is to be made: answers with the milliseconds after which it may be sent. */
  admit(): number {
    const now = this.now();
    this.countSecond(Math.floor(now / SECOND_MS));
    this.tally.calls += 1;
    this.tally.waiting += 1;
    this.tokens = Math.min(AT_ONCE, this.tokens + ((now - this.at) / SECOND_MS) * AT_ONCE) - 1;
    this.at = now;
    return this.tokens >= 0 ? 0 : Math.round((-this.tokens / AT_ONCE) * SECOND_MS);
  }

  /** A call has come to its end. `refused`: the server says that no such thing can be asked. */
  settle(path: string, { ok, isRead, refused }: { ok: boolean; isRead: boolean; refused: boolean }): void {
    const { tally } = this;
    tally.waiting = Math.max(0, tally.waiting - 1);
    if (!ok) tally.failed += 1;
    else if (isRead) tally.read += 1;
    if (isRead && refused) tally.refused.push(path);
  }

  private countSecond(second: number): void {
    if (second !== this.second) {
      this.loud = second === this.second + 1 && this.inSecond > FLOOD_A_SECOND ? this.loud + 1 : 0;
      this.second = second;
      this.inSecond = 0;
      if (this.loud >= FLOOD_SECONDS) {
        this.loud = 0;
        this.flooded?.();
      }
    }
    this.inSecond += 1;
  }
}

/** Refused reads after which a screen without a single good one has failed: thrice, or of two sorts. */
const REFUSED_TIMES = 3;
const REFUSED_SORTS = 2;

/** Whether every read of a screen has been refused as one that no sound build makes. */
export const isRefusedThroughout = ({ read, refused }: Tally): boolean =>
  read === 0 && (refused.length >= REFUSED_TIMES || new Set(refused).size >= REFUSED_SORTS);
