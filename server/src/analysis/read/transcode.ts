import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Encoding } from './decide-encoding';

const LF = 10;
const CHUNK = 1 << 20;
const MAX_LINES_NOTED = 100;

/** Text of a file as UTF-8 without a byte order mark, piece by piece; `mixedLines` collects lines that were not valid UTF-8. */
export async function* decodeFile(path: string, encoding: Encoding, mixedLines: number[] = []): AsyncGenerator<string> {
  const stream = createReadStream(path, { start: encoding.mark, highWaterMark: CHUNK });
  if (encoding.mixed) {
    yield* decodeMixed(stream, mixedLines);
    return;
  }
  const decoder = new TextDecoder(encoding.label, { ignoreBOM: true });
  for await (const chunk of stream) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text) yield text;
  }
  const last = decoder.decode();
  if (last) yield last;
}

async function* decodeMixed(stream: AsyncIterable<unknown>, mixedLines: number[]): AsyncGenerator<string> {
  const western = new TextDecoder('windows-1252');
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  const decodeLines = (bytes: Buffer): string => {
    if (isUtf8(bytes)) {
      for (let i = bytes.indexOf(LF); i >= 0; i = bytes.indexOf(LF, i + 1)) line++;
      return bytes.toString('utf8');
    }
    let out = '';
    for (let from = 0; from < bytes.length;) {
      const end = bytes.indexOf(LF, from) + 1 || bytes.length;
      const one = bytes.subarray(from, end);
      if (isUtf8(one)) out += one.toString('utf8');
      else {
        out += western.decode(one);
        if (mixedLines.length < MAX_LINES_NOTED) mixedLines.push(line);
      }
      line++;
      from = end;
    }
    return out;
  };
  for await (const chunk of stream) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const end = bytes.lastIndexOf(LF) + 1;
    rest = bytes.subarray(end);
    if (end) yield decodeLines(bytes.subarray(0, end));
  }
  if (rest.length) yield decodeLines(rest);
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
