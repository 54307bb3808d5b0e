import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { InputError } from '../../model';
import { cutBytes, type Encoding } from './decide-encoding';
import { isSingleByte, singleByteDecoder } from './single-byte';
import { t } from '../messages';
import { LIMITS } from './limits';

const LF = 10;
const CR = 13;
const CHUNK = 1 << 20;

/**
 * Text of a file without a byte order mark, piece by piece. Lines of a UTF-8 file that are not valid UTF-8 are read as
 * Windows-1252 and noted in `mixedLines`, as are lines of another encoding with bytes that are no character of it.
 * @throws InputError `file_binary` for a NUL byte in UTF-8
 */
export async function* decodeFile(path: string, encoding: Encoding, mixedLines: number[] = []): AsyncGenerator<string> {
  const stream = createReadStream(path, { start: encoding.mark, highWaterMark: CHUNK });
  if (encoding.label === 'utf-8') {
    yield* decodeLines(stream, mixedLines);
    return;
  }
  const decode = pieceDecoder(encoding.label);
  let line = 1;
  for await (const chunk of stream) {
    const text = decode(chunk as Buffer);
    line = noteReplaced(text, line, mixedLines);
    if (text) yield text;
  }
  const last = decode(null);
  noteReplaced(last, line, mixedLines);
  if (last) yield last;
}

/** Decodes piece by piece; null ends the text. */
function pieceDecoder(label: Encoding['label']): (bytes: Uint8Array | null) => string {
  if (isSingleByte(label)) {
    const decode = singleByteDecoder(label);
    return (bytes) => (bytes ? decode(bytes) : '');
  }
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
}

/** Notes lines with bytes that are no character; answers the line on which the next piece begins. */
function noteReplaced(text: string, line: number, lines: number[]): number {
  for (let at = text.indexOf('\ufffd'), from = 0, on = line; at >= 0 && lines.length < LIMITS.mostLinesNoted;) {
    on += text.slice(from, at).split('\n').length - 1;
    if (lines.at(-1) !== on) lines.push(on);
    from = at;
    at = text.indexOf('\ufffd', at + 1);
  }
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks++;
  return line + breaks;
}

async function* decodeLines(stream: AsyncIterable<unknown>, mixedLines: number[]): AsyncGenerator<string> {
  const reader = new LineDecoder(mixedLines);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes = rest.length ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    // A piece ends behind a line; a line longer than a piece is cut between two characters.
    const end = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR, bytes.length - 2)) + 1 || bytes.length - cutBytes(bytes);
    rest = Buffer.from(bytes.subarray(end));
    if (end) yield reader.decode(bytes.subarray(0, end));
  }
  if (rest.length) yield reader.decode(rest);
}

/** Decodes whole lines, and counts them where it has to name one. */
class LineDecoder {
  private readonly western = singleByteDecoder('windows-1252');
  private line = 1;

  constructor(private readonly mixedLines: number[]) {}

  decode(bytes: Buffer): string {
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      const line = this.line + countBreaks(bytes.subarray(0, nul));
      throw new InputError('file_binary', t('nul', { line: String(line) }), line);
    }
    if (isUtf8(bytes)) {
      this.line += countBreaks(bytes);
      return bytes.toString('utf8');
    }
    let out = '';
    for (let from = 0; from < bytes.length;) {
      const end = lineEnd(bytes, from);
      const one = bytes.subarray(from, end);
      if (isUtf8(one)) out += one.toString('utf8');
      else {
        out += this.western(one);
        if (this.mixedLines.length < LIMITS.mostLinesNoted) this.mixedLines.push(this.line);
      }
      this.line += countBreaks(one);
      from = end;
    }
    return out;
  }
}

function lineEnd(bytes: Buffer, from: number): number {
  for (let i = from; i < bytes.length; i++) {
    if (bytes[i] === LF) return i + 1;
    if (bytes[i] === CR) return bytes[i + 1] === LF ? i + 2 : i + 1;
  }
  return bytes.length;
}

function countBreaks(bytes: Buffer): number {
  let count = 0;
  for (let i = bytes.indexOf(LF); i >= 0; i = bytes.indexOf(LF, i + 1)) count++;
  for (let i = bytes.indexOf(CR); i >= 0; i = bytes.indexOf(CR, i + 1)) if (bytes[i + 1] !== LF) count++;
  return count;
}

/** Writes the file as UTF-8 to `target`; answers the lines that were not valid in the encoding. */
export async function transcodeFile(path: string, encoding: Encoding, target: string, signal?: AbortSignal): Promise<number[]> {
  const out = createWriteStream(target);
  const mixedLines: number[] = [];
  for await (const text of decodeFile(path, encoding, mixedLines)) {
    signal?.throwIfAborted();
    if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', () => resolve()));
  }
  out.end();
  await finished(out);
  return mixedLines;
}
