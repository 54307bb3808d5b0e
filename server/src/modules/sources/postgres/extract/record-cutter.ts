const QUOTE = 0x22;
const LINE_END = 0x0a;
/** A record is held in memory until its end is there. */
const MAX_RECORD = 64_000_000;
const NOTHING = Buffer.alloc(0);

/**
 * Cuts a stream of COPY's CSV after whole records: at most `maxRows` of them and at most `maxBytes`. A quotation mark inside
 * a quoted field is doubled, so a line end is a record's end wherever the number of marks before it is even.
 */
export class RecordCutter {
  rows = 0;
  /** Bytes of the longest record. */
  longest = 0;
  /** Whether a field has a line end in it. */
  multiline = false;
  /** What ended the copy before the table did. */
  full: 'rows' | 'bytes' | null = null;
  private received = 0;
  private recordStart = 0;
  private quoted = false;
  private pending: Buffer[] = [];

  constructor(
    private readonly maxRows: number,
    private readonly maxBytes: number,
  ) {}

  /** The whole records that end in this chunk, as they are to be kept. */
  take(chunk: Buffer): Buffer {
    if (this.full) return NOTHING;
    let keep = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i];
      if (byte === QUOTE) this.quoted = !this.quoted;
      else if (byte === LINE_END && this.quoted) this.multiline = true;
      else if (byte === LINE_END) {
        const end = this.received + i + 1;
        if (!this.accept(end)) break;
        keep = i + 1;
      }
    }
    this.received += chunk.length;
    const unfinished = this.received - this.recordStart;
    if (this.received > this.maxBytes || unfinished > MAX_RECORD) this.full ??= 'bytes';
    const kept = keep ? Buffer.concat([...this.pending, chunk.subarray(0, keep)]) : NOTHING;
    if (keep) this.pending = [];
    if (!this.full) this.pending.push(chunk.subarray(keep));
    return kept;
  }

  private accept(end: number): boolean {
    if (this.rows === this.maxRows) this.full = 'rows';
    else if (end > this.maxBytes) this.full = 'bytes';
    if (this.full) return false;
    this.rows++;
    this.longest = Math.max(this.longest, end - this.recordStart);
    this.recordStart = end;
    return true;
  }
}
