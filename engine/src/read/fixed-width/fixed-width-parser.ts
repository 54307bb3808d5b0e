import type { Comments } from '../dialect/dialect';
import { startsComment, type TextRecord } from '../dialect/record-parser';
import { cellsOfLine, cellsThatGoOn } from './cells-of-line';
import type { FixedWidth } from './fixed-width';
import { barRule, blankRule, isPlainRule, isRuleOfOneSign } from './rule';

/** Splits text into the records of a fixed-width table. Rules are no records. Text arrives in pieces of any size. */
export class FixedWidthParser {
  private rest = '';
  private line = 1;
  /** A row of which more lines may come. */
  private open: { record: TextRecord; goOn: boolean[] } | null = null;

  constructor(
    private readonly fixedWidth: FixedWidth,
    private readonly emit: (record: TextRecord) => void,
    private readonly comments?: Comments,
  ) {}

  push(text: string): void {
    if (/[\r\n]/.test(text)) this.consume(this.rest + text, false);
    else this.rest += text;
  }

  end(): void {
    this.consume(this.rest, true);
    this.rest = '';
    this.close();
  }

  /** Characters that wait for the end of their line. */
  get pending(): number {
    return this.rest.length;
  }

  get nextLine(): number {
    return this.line;
  }

  private consume(text: string, final: boolean): void {
    let at = 0;
    for (const found of text.matchAll(/\r\n|\n|\r/g)) {
      const next = found.index + found[0].length;
      if (found[0] === '\r' && next === text.length && !final) break;
      this.take(text.slice(at, found.index), text.slice(at, next));
      at = next;
    }
    if (final && at < text.length) this.take(text.slice(at), text.slice(at));
    this.rest = final ? '' : text.slice(at);
  }

  private take(text: string, raw: string): void {
    const line = this.line++;
    const plain = this.withoutMark(text.replace(/^\ufeff/, ''), line);
    if (plain === null) {
      this.close();
      this.emit({ cells: [text], line, lastLine: line, empty: false, stray: false, raw, comment: true });
      return;
    }
    if (this.isRule(plain)) {
      if (this.fixedWidth.by === 'bars' && this.fixedWidth.ruled) this.close();
      return;
    }
    const { cells, goOn } = this.read(plain);
    const record = { cells, line, lastLine: line, empty: plain === '', stray: false, raw };
    if (this.open) join(this.open.record, record, this.open.goOn);
    this.open = { record: this.open?.record ?? record, goOn };
    if (!goOn.some(Boolean)) this.close();
  }

  private read(text: string): { cells: string[]; goOn: boolean[] } {
    const { fixedWidth } = this;
    if (fixedWidth.by === 'bars' && fixedWidth.wraps && text.includes('+')) return cellsThatGoOn(text, fixedWidth);
    const cells = cellsOfLine(text, fixedWidth);
    const whole = fixedWidth.by === 'bars' && fixedWidth.ruled && cells.length === fixedWidth.columns;
    return { cells, goOn: cells.map(() => whole) };
  }

  /** The line, with blanks in the place of the mark before a header; null where it is a comment. */
  private withoutMark(text: string, line: number): string | null {
    const { comments } = this;
    if (!comments || !startsComment(text, 0, comments.mark)) return text;
    const { header } = comments;
    return header?.line === line ? ' '.repeat(header.strip) + text.slice(header.strip) : null;
  }

  private isRule(text: string): boolean {
    const { fixedWidth } = this;
    if (fixedWidth.by === 'bars') return isRuleOfOneSign(text) || barRule(text)?.columns === fixedWidth.columns;
    if (fixedWidth.by === 'gaps' && !fixedWidth.gaps.length) return isPlainRule(text) || /^\(\d+ rows?\)\s*$/.test(text);
    return fixedWidth.by === 'gaps' && blankRule(text)?.length === fixedWidth.gaps.length;
  }

  private close(): void {
    const { open } = this;
    this.open = null;
    if (open) this.emit(open.record);
  }
}

/** Adds a further line of the same row. */
function join(record: TextRecord, more: TextRecord, goOn: boolean[]): void {
  record.cells = record.cells.map((cell, i) => {
    const next = more.cells[i] ?? '';
    return next === '' ? cell : goOn[i] && cell !== '' ? `${cell}\n${next}` : next;
  });
  record.lastLine = more.lastLine;
  record.raw += more.raw;
}
