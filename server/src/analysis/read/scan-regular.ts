import { isAscii } from 'node:buffer';
import { open } from 'node:fs/promises';
import { InputError } from '../model';
import { cutBytes, validUtf8 } from './decide-encoding';

const LF = 10;
const CR = 13;
const CHUNK = 4 << 20;

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
}

export interface ScanOptions {
  start: number;
  firstLine: number;
  delimiter: number;
  quote: number;
  width: number;
  /** The header's line as bytes, without its line end: where it comes again the file is not regular. */
  header: Buffer | null;
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
  const { delimiter, quote, width, header } = options;
  const result: RegularScan = {
    regular: true,
    validUtf8: true,
    records: 0,
    longest: 0,
    lineEnd: null,
    multiLine: false,
    tail: options.start,
  };
  const special = new Uint8Array(256);
  for (const byte of [delimiter, quote, LF, CR]) special[byte] = 1;
  const file = await open(path);
  const buffer = Buffer.allocUnsafe(CHUNK);
  const tails: number[] = [];
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
      if (result.validUtf8 && !isAscii(chunk) && !validUtf8(chunk)) result.validUtf8 = false;
      if (result.regular) {
        const base = position;
        for (let i = 0; i < bytesRead; i++) {
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
            const lineEnd = wasCr ? 'CRLF' : 'LF';
            const length = base + i - recordStart - (wasCr ? 1 : 0);
            if (cells !== width || length < width || (result.lineEnd && result.lineEnd !== lineEnd)) {
              result.regular = false;
              break;
            }
            result.lineEnd = lineEnd;
            wasCr = false;
            if (
              header &&
              length === header.length &&
              i >= length &&
              header.equals(fresh.subarray(i - length - (lineEnd === 'CRLF' ? 1 : 0), i - (lineEnd === 'CRLF' ? 1 : 0)))
            ) {
              result.regular = false;
              break;
            }
            if (length > result.longest) result.longest = length;
            if (result.records % 20 === 0) {
              tails.push(recordStart);
              if (tails.length > 2) tails.shift();
            }
            result.records++;
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

function nulError(fresh: Buffer, nul: number, line: number, exact: boolean): InputError {
  let at = line;
  if (!exact) for (let i = fresh.indexOf(LF); i >= 0 && i < nul; i = fresh.indexOf(LF, i + 1)) at++;
  else at = line + countLines(fresh, nul);
  return new InputError('file_binary', `Line ${at} holds a NUL byte, so the file is not plain text.`, at);
}

function countLines(bytes: Buffer, end: number): number {
  let lines = 0;
  for (let i = bytes.indexOf(LF); i >= 0 && i < end; i = bytes.indexOf(LF, i + 1)) lines++;
  return lines;
}
