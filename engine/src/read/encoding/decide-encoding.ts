import { isUtf8 } from 'node:buffer';
import { InputError } from '../../model';
import { t } from '../messages';
import { decideMultiByte, type MultiByte } from './multi-byte';
import { decideSingleByte, type SingleByte } from './single-byte';
import { LIMITS } from './limits';

const LF = 10;

export interface Encoding {
  label: 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte | MultiByte;
  /** Bytes of the byte order mark. */
  mark: number;
  /** UTF-8 with some bytes that are not: those lines are read as Windows-1252. */
  mixed: boolean;
  /** Read as Windows-1252 for want of better, but its letters are those of no language known here. */
  doubtful?: boolean;
}

/** Decides by the mark, else by where the NUL bytes stand, else by whether the bytes are valid UTF-8, else by what makes words of them. */
export function decideEncoding(sample: Buffer): Encoding {
  const [a, b, c, d] = sample;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { label: 'utf-8', mark: 3, mixed: !validUtf8(sample) };
  if (a === 0xff && b === 0xfe) {
    if (c === 0 && d === 0 && sample.length >= LIMITS.fewestOfUtf32) throw new InputError('file_encoding', t('utf-32'), 1);
    return { label: 'utf-16le', mark: 2, mixed: false };
  }
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be', mark: 2, mixed: false };
  const unmarked = unmarkedUtf16(sample);
  if (unmarked) return { label: unmarked, mark: 0, mixed: false };
  if (validUtf8(sample)) return { label: 'utf-8', mark: 0, mixed: false };
  if (mostlyUtf8(sample)) return { label: 'utf-8', mark: 0, mixed: true };
  const label = decideMultiByte(sample) ?? decideSingleByte(sample);
  return label ? { label, mark: 0, mixed: false } : { label: 'windows-1252', mark: 0, mixed: false, doubtful: !western(sample) };
}

/** Whether the bytes are UTF-8; a character that the sample's end cuts in two does not count. */
export function validUtf8(sample: Buffer): boolean {
  return isUtf8(sample.subarray(0, sample.length - cutBytes(sample)));
}

/** Bytes at the end that begin a character which goes on after the end. */
export function cutBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? back : 0;
    }
    if (byte < 0x80) return 0;
  }
  return 0;
}

function unmarkedUtf16(sample: Buffer): 'utf-16le' | 'utf-16be' | null {
  let even = 0;
  let odd = 0;
  let breaks = 0;
  let little = 0;
  let big = 0;
  for (let i = 0; i + 1 < sample.length; i += 2) {
    const [first, second] = [sample[i], sample[i + 1]];
    if (first === 0) even++;
    if (second === 0) odd++;
    if (first === LF || second === LF) breaks++;
    if (first === LF && second === 0) little++;
    if (first === 0 && second === LF) big++;
  }
  // Where line breaks are single bytes a NUL byte is only a NUL byte.
  const pairs = sample.length / 2;
  if (odd > pairs * LIMITS.someNul && even * LIMITS.otherNul < odd && little * 2 >= breaks) return 'utf-16le';
  if (even > pairs * LIMITS.someNul && odd * LIMITS.otherNul < even && big * 2 >= breaks) return 'utf-16be';
  return null;
}

/** Whether letters beyond ASCII are as rare as they are in western languages. */
function western(sample: Buffer): boolean {
  let letters = 0;
  let accented = 0;
  for (const byte of sample) {
    if (byte >= 0x80) accented++;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters++;
  }
  return accented <= (letters + accented) * LIMITS.mostBeyond;
}

function mostlyUtf8(sample: Buffer): boolean {
  let valid = 0;
  let invalid = 0;
  for (let i = 0; i < sample.length;) {
    const byte = sample[i] ?? 0;
    if (byte < 0x80) {
      i++;
      continue;
    }
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc2 && isUtf8(sample.subarray(i, i + length)) && i + length <= sample.length) {
      valid++;
      i += length;
    } else {
      invalid++;
      i++;
    }
  }
  return valid > 0 && valid >= invalid;
}
