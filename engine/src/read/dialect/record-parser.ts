import type { Dialect } from './dialect';
import { LIMITS } from './limits';

/** A copy that does not keep the piece of the file in memory which the text was cut from. */
export function detached(text: string): string {
  return text.length <= LIMITS.longestShared ? text : Buffer.from(text, 'utf8').toString('utf8');
}

export function detachedRecord(record: TextRecord): TextRecord {
  return { ...record, cells: record.cells.map(detached), raw: detached(record.raw) };
}

export interface TextRecord {
  cells: string[];
  /** 1-based line of the source on which the record begins. */
  line: number;
  /** 1-based line on which it ends. */
  lastLine: number;
  /** The line has no character at all. */
  empty: boolean;
  /** A quote stood where no quote belongs and was taken as text. */
  stray: boolean;
  /** The record as it is written, with its line end. */
  raw: string;
  /** The line begins with the mark of comments: its one cell is the whole line. */
  comment?: true;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const BACKSLASH = 92;
const BYTE_ORDER_MARK = 0xfeff;
/** A quoted cell longer than this without its end is taken to be no quoted cell. */
const MAX_QUOTED = 1 << 20;
const LINE_END = /[\r\n]/g;

/** Whether a line begins with the mark of comments, perhaps behind blanks. */
export function startsComment(text: string, at: number, mark: string): boolean {
  let i = at;
  while (text.charCodeAt(i) === SPACE) i++;
  return text.startsWith(mark, i);
}

/**
 * Splits text into records, forgiving what people and programs get wrong: quotes inside unquoted cells, unescaped quotes inside
 * quoted ones, a quote that never ends, any mix of line ends. Text arrives in pieces of any size.
 */
export class RecordParser {
  /** The waiting record has more cells than `mostCells`: nothing behind its beginning is read. */
  tooWide = false;
  private rest = '';
  private line = 1;
  private cells: string[] = [];
  private stray = false;
  private isComment = false;
  private newlines = 0;
  private readonly first: number;
  private readonly quote: number;
  private readonly backslash: boolean;

  constructor(
    private readonly dialect: Dialect,
    private readonly emit: (record: TextRecord) => void,
    private readonly mostCells = Infinity,
  ) {
    this.first = dialect.delimiter ? dialect.delimiter.charCodeAt(0) : -1;
    this.quote = dialect.quote ? dialect.quote.charCodeAt(0) : -1;
    this.backslash = dialect.escape === 'backslash';
  }

  push(text: string): void {
    // No record ends in text without a line end: a long one need not be gone through again.
    if (this.rest.length > MAX_QUOTED && !/[\r\n]/.test(text)) this.rest += text;
    else this.consume(this.rest + text, false);
  }

  end(): void {
    this.consume(this.rest, true);
    this.rest = '';
  }

  /** Characters that wait for the end of their record. */
  get pending(): number {
    return this.rest.length;
  }

  /** Line on which the waiting record begins. */
  get nextLine(): number {
    return this.line;
  }

  private consume(text: string, final: boolean): void {
    let at = 0;
    while (at < text.length) {
      const next = this.record(text, at, final);
      if (next < 0) break;
      const { cells } = this;
      const empty = cells.length === 1 && cells[0] === '' && this.bare(text, at);
      this.emit({
        ...(this.isComment ? { comment: true } : {}),
        cells,
        line: this.line,
        lastLine: this.line + this.newlines,
        empty,
        stray: this.stray,
        raw: text.slice(at, next),
      });
      this.line += this.newlines + 1;
      at = next;
    }
    this.rest = text.slice(at);
  }

  private bare(text: string, at: number): boolean {
    const code = text.charCodeAt(at);
    return code === LF || code === CR || at >= text.length;
  }

  /** Reads one record from `at`; answers where the next begins, or -1 when more text is needed. */
  private record(text: string, at: number, final: boolean): number {
    this.cells = [];
    this.stray = false;
    this.newlines = 0;
    // Where files were joined, a byte order mark stands before a line.
    let i = text.charCodeAt(at) === BYTE_ORDER_MARK ? at + 1 : at;
    this.isComment = false;
    const { comments } = this.dialect;
    if (comments && startsComment(text, i, comments.mark)) {
      if (this.line === comments.header?.line) i += comments.header.strip;
      else return this.comment(text, i, final);
    }
    for (;;) {
      let start = i;
      if (this.dialect.skipSpace) while (text.charCodeAt(start) === SPACE) start++;
      if (this.quote >= 0 && text.charCodeAt(start) === this.quote) {
        const end = this.quoted(text, start, final);
        if (end === -1) return -1;
        if (end >= 0) i = end;
        else {
          this.stray = true;
          i = this.unquoted(text, start, final);
        }
      } else i = this.unquoted(text, start, final);
      if (i === -1) return -1;
      if (this.cells.length > this.mostCells) {
        this.tooWide = true;
        return -1;
      }
      if (i >= text.length) return final ? i : -1;
      const code = text.charCodeAt(i);
      if (code === LF) return i + 1;
      if (code === CR) {
        if (i + 1 >= text.length && !final) return -1;
        return text.charCodeAt(i + 1) === LF ? i + 2 : i + 1;
      }
      i += this.dialect.delimiter.length;
      if (i > text.length - 1 && !final) return -1;
    }
  }

  /** Reads a line of remarks, whatever delimiters and quotes are in it. */
  private comment(text: string, at: number, final: boolean): number {
    LINE_END.lastIndex = at;
    const end = LINE_END.exec(text)?.index ?? text.length;
    if (end >= text.length && !final) return -1;
    this.isComment = true;
    this.cells.push(text.slice(at, end));
    if (text.charCodeAt(end) !== CR) return Math.min(text.length, end + 1);
    if (end + 1 >= text.length && !final) return -1;
    return text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
  }

  private isDelimiter(text: string, at: number): boolean {
    return (
      text.charCodeAt(at) === this.first && (this.dialect.delimiter.length === 1 || text.startsWith(this.dialect.delimiter, at))
    );
  }

  private unquoted(text: string, start: number, final: boolean): number {
    let i = start;
    let escaped = false;
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === LF || code === CR) break;
      if (code === this.first && this.isDelimiter(text, i)) break;
      if (this.backslash && code === BACKSLASH && i + 1 < text.length && this.mayEscape(text, i + 1)) {
        escaped = true;
        i++;
      }
    }
    if (i >= text.length && !final) return -1;
    const raw = text.slice(start, i);
    this.cells.push(escaped ? this.unescape(raw) : raw);
    return i;
  }

  private mayEscape(text: string, at: number): boolean {
    const code = text.charCodeAt(at);
    return code === this.quote || code === BACKSLASH || this.isDelimiter(text, at);
  }

  private unescape(raw: string): string {
    let out = '';
    for (let i = 0; i < raw.length; i++) {
      if (raw.charCodeAt(i) === BACKSLASH && i + 1 < raw.length && this.mayEscape(raw, i + 1)) i++;
      out += raw.charAt(i);
    }
    return out;
  }

  /** Reads a quoted cell that opens at `open`. -1: more text is needed; -2: the quote never ends, so it is no opening quote. */
  private quoted(text: string, open: number, final: boolean): number {
    let value = '';
    let from = open + 1;
    let newlines = 0;
    let strayAfterBreak = false;
    for (let i = from; ; i++) {
      if (i >= text.length) return final || i - open > MAX_QUOTED ? -2 : -1;
      const code = text.charCodeAt(i);
      if (code === LF || (code === CR && text.charCodeAt(i + 1) !== LF)) {
        if (code === CR && i + 1 >= text.length && !final) return -1;
        newlines++;
        continue;
      }
      if (this.backslash && code === BACKSLASH) {
        if (i + 1 >= text.length && !final) return -1;
        const next = text.charCodeAt(i + 1);
        if (next === this.quote || next === BACKSLASH) {
          value += text.slice(from, i);
          from = i + 1;
          i++;
        }
        continue;
      }
      if (code !== this.quote) continue;
      const after = i + 1;
      if (after >= text.length && !final) return -1;
      if (this.closes(text, after)) {
        this.cells.push(value + text.slice(from, i));
        this.newlines += newlines;
        return this.afterSpaces(text, after);
      }
      if (text.charCodeAt(after) === this.quote) {
        // Two quotes stand for one, unless the second is the one that closes a cell which ends in an unescaped quote.
        if (after + 1 >= text.length && !final) return -1;
        value += text.slice(from, after);
        from = after + 1;
        i = after;
        continue;
      }
      // A quote amid the text. After a line break and right behind a delimiter it opens the next cell: this one never closed.
      strayAfterBreak ||= newlines > 0 && (this.endsWithDelimiter(text, i) || this.startsLine(text, i));
      if (strayAfterBreak) return -2;
      this.stray = true;
    }
  }

  private closes(text: string, at: number): boolean {
    const code = text.charCodeAt(at);
    if (at >= text.length || code === LF || code === CR || this.isDelimiter(text, at)) return true;
    if (code !== SPACE) return false;
    const end = this.afterSpaces(text, at);
    const next = text.charCodeAt(end);
    return end >= text.length || next === LF || next === CR || (this.first !== SPACE && this.isDelimiter(text, end));
  }

  private afterSpaces(text: string, at: number): number {
    let i = at;
    if (this.first !== SPACE) while (text.charCodeAt(i) === SPACE) i++;
    return i;
  }

  private endsWithDelimiter(text: string, at: number): boolean {
    const { delimiter } = this.dialect;
    return delimiter !== '' && text.startsWith(delimiter, at - delimiter.length);
  }

  private startsLine(text: string, at: number): boolean {
    const before = text.charCodeAt(at - 1);
    return before === LF || before === CR;
  }
}
