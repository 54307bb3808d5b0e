import { isAscii } from 'node:buffer';
import { open } from 'node:fs/promises';
import { InputError } from '../../model';
import { ByteCounter } from '../dialect/count-byte';
import { cutBytes, validUtf8 } from '../encoding/decide-encoding';
import { t } from '../messages';
import { LIMITS } from './limits';

const LF = 10;
const CR = 13;
const CHUNK = 4 << 20;
/** In UTF-8; within a file it stands where files were joined. */
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

export interface RegularScan {
  /** Every record has `width` cells, quotes stand only around whole cells, and one line end is used throughout. */
  regular: boolean;
  validUtf8: boolean;
  records: number;
  /** Bytes. */
  longest: number;
  lineEnd: 'LF' | 'CRLF' | null;
  /** Some record spans several lines, so lines and records cannot be reckoned from each other. */
  multiLine: boolean;
  /** Byte offset at which about the last 20 records begin. */
  tail: number;
  /** Byte offsets of the first records without a digit where all should have one, or before one with a digit where none should. */
  odd: number[];
}

export interface ScanOptions {
  start: number;
  firstLine: number;
  delimiter: number;
  quote: number;
  width: number;
  /** The header's line as bytes, without its line end: where it comes again the file is not regular. */
  header: Buffer | null;
  /** Whether every record should have a digit, or none; null when some have. */
  digits: boolean | null;
  /** With what lines begin that hold no data: with one of them the file is not regular. */
  comment?: Buffer | null;
  signal?: AbortSignal | undefined;
}

const enum State {
  CellStart,
  Bare,
  Quoted,
  AfterQuote,
}

/**
 * One pass over the bytes, at the disk's speed, that tells whether the engine's own reader can be trusted with the file.
 * Stops telling records apart at the first irregular one but reads on for NUL bytes and invalid UTF-8.
 * @throws InputError `file_binary` for a NUL byte.
 */
export async function scanRegular(path: string, options: ScanOptions): Promise<RegularScan> {
  const { delimiter, quote, width, header, digits, comment = null } = options;
  const result: RegularScan = {
    regular: true,
    validUtf8: true,
    records: 0,
    longest: 0,
    lineEnd: null,
    multiLine: false,
    tail: options.start,
    odd: [],
  };
  const special = new Uint8Array(256);
  for (const byte of [delimiter, quote, LF, CR]) special[byte] = 1;
  const file = await open(path);
  // In memory of its own, so that it can be counted in words.
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  const counter = new ByteCounter(buffer, delimiter);
  const tails: number[] = [];
  let lastStart = options.start;
  /** Counts a record; false when it is not as the others. `at` is where it begins in `bytes`, negative when before them. */
  const endRecord = (
    length: number,
    lineEnd: 'LF' | 'CRLF',
    found: number,
    start: number,
    bytes: Buffer,
    at: number,
  ): boolean => {
    if (found !== width || length < width || (result.lineEnd && result.lineEnd !== lineEnd)) return false;
    if (length === header?.length && at >= 0 && header.equals(bytes.subarray(at, at + length))) return false;
    if (comment && at >= 0 && comment.equals(bytes.subarray(at, at + comment.length))) return false;
    result.lineEnd = lineEnd;
    if (length > result.longest) result.longest = length;
    if (digits !== null && at >= 0 && result.odd.length < LIMITS.mostOdd && hasDigit(bytes, at, at + length) !== digits)
      result.odd.push(digits ? start : lastStart);
    lastStart = start;
    if (result.records % 20 === 0) {
      tails.push(start);
      if (tails.length > 2) tails.shift();
    }
    result.records++;
    return true;
  };
  let position = options.start;
  let state = State.CellStart as State;
  let cells = 1;
  let recordStart = position;
  let line = options.firstLine;
  let carry = 0;
  let wasCr = false;
  try {
    for (;;) {
      options.signal?.throwIfAborted();
      const { bytesRead } = await file.read(buffer, carry, CHUNK - carry, position);
      if (!bytesRead) break;
      const chunk = buffer.subarray(0, carry + bytesRead);
      const fresh = buffer.subarray(carry, carry + bytesRead);
      const nul = fresh.indexOf(0);
      if (nul >= 0) throw nulError(fresh, nul, line, result.regular);
      if (result.regular && chunk.includes(BYTE_ORDER_MARK)) result.regular = false;
      if (result.validUtf8 && !isAscii(chunk) && !validUtf8(chunk)) result.validUtf8 = false;
      if (result.regular) {
        const base = position;
        const plain = new PlainRecords(fresh, quote);
        for (let i = 0; i < bytesRead; i++) {
          // A record without quotes, that ends in this chunk, is taken as a whole.
          const end = state === State.CellStart && cells === 1 && recordStart === base + i ? plain.endOf(i) : -1;
          if (end >= 0) {
            const isCrlf = fresh[end - 1] === CR && end > i;
            const length = end - i - (isCrlf ? 1 : 0);
            const delimiters = delimiter > 0xff ? 0 : counter.count(carry + i, carry + end);
            if (!endRecord(length, isCrlf ? 'CRLF' : 'LF', delimiters + 1, recordStart, fresh, i)) {
              result.regular = false;
              break;
            }
            line++;
            i = end;
            recordStart = base + i + 1;
            continue;
          }
          const byte = fresh[i] as number;
          if (state === State.Quoted) {
            if (byte === quote) state = State.AfterQuote;
            else if (byte === LF) {
              result.multiLine = true;
              line++;
            } else if (byte === CR) {
              result.regular = false;
              break;
            }
            continue;
          }
          if (wasCr && byte !== LF) {
            result.regular = false;
            break;
          }
          if (!special[byte]) {
            if (state === State.AfterQuote) {
              result.regular = false;
              break;
            }
            state = State.Bare;
            while (i + 1 < bytesRead && !special[fresh[i + 1] as number]) i++;
            continue;
          }
          if (byte === delimiter) {
            cells++;
            state = State.CellStart;
          } else if (byte === quote) {
            if (state === State.Bare) {
              result.regular = false;
              break;
            }
            state = State.Quoted;
          } else if (byte === CR) wasCr = true;
          else {
            const length = base + i - recordStart - (wasCr ? 1 : 0);
            if (!endRecord(length, wasCr ? 'CRLF' : 'LF', cells, recordStart, fresh, recordStart - base)) {
              result.regular = false;
              break;
            }
            wasCr = false;
            line++;
            cells = 1;
            state = State.CellStart;
            recordStart = base + i + 1;
          }
        }
      } else for (let i = fresh.indexOf(LF); i >= 0; i = fresh.indexOf(LF, i + 1)) line++;
      position += bytesRead;
      carry = result.validUtf8 ? cutBytes(chunk) : 0;
      if (carry) chunk.copy(buffer, 0, chunk.length - carry);
    }
  } finally {
    await file.close();
  }
  if (result.regular && recordStart < position) {
    const length = position - recordStart;
    if (state === State.Quoted || wasCr || cells !== width || length < width) result.regular = false;
    result.longest = Math.max(result.longest, length);
    result.records++;
  }
  result.tail = tails[0] ?? options.start;
  return result;
}

/** Finds the ends of records that hold no quote, in one chunk; they are asked for from its beginning on. */
class PlainRecords {
  private quoteAt = -1;
  private crAt = -1;

  constructor(
    private readonly bytes: Buffer,
    private readonly quote: number,
  ) {}

  /** Where the line end is of the record that begins at `start`, or −1 when it must be looked through byte by byte. */
  endOf(start: number): number {
    if (this.quoteAt < start) this.quoteAt = this.quote > 0xff ? Infinity : this.next(this.quote, start);
    if (this.crAt < start) this.crAt = this.next(CR, start);
    const end = this.bytes.indexOf(LF, start);
    return this.quoteAt < end || this.crAt < end - 1 ? -1 : end;
  }

  private next(byte: number, start: number): number {
    const at = this.bytes.indexOf(byte, start);
    return at < 0 ? Infinity : at;
  }
}

/** Looks from both ends, where numbers stand more often than in the middle. */
function hasDigit(bytes: Buffer, from: number, to: number): boolean {
  for (let first = from, last = to - 1; first <= last; first++, last--)
    if (isDigit(bytes[first] as number) || isDigit(bytes[last] as number)) return true;
  return false;
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

function nulError(fresh: Buffer, nul: number, line: number, exact: boolean): InputError {
  let at = line;
  if (!exact) for (let i = fresh.indexOf(LF); i >= 0 && i < nul; i = fresh.indexOf(LF, i + 1)) at++;
  else at = line + countLines(fresh, nul);
  return new InputError('file_binary', t('nul', { line: String(at) }), at);
}

function countLines(bytes: Buffer, end: number): number {
  let lines = 0;
  for (let i = bytes.indexOf(LF); i >= 0 && i < end; i = bytes.indexOf(LF, i + 1)) lines++;
  return lines;
}
