import { InputError } from '../../model';
import { t, type After } from '../messages';
import { otherText } from './other-text';
import { LIMITS } from './limits';

/** What a file can be that is no text, as the last part of its message's name. */
type BinaryKind = After<'binary'>;

const PDF = 'pdf';
const SIGNATURES: [BinaryKind, number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
  [PDF, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['empty-zip', [0x50, 0x4b, 0x05, 0x06]],
  ['old-office', [0xd0, 0xcf, 0x11, 0xe0]],
  ['gzip', [0x1f, 0x8b]],
  ['zstandard', [0x28, 0xb5, 0x2f, 0xfd]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['7-zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['parquet', [0x50, 0x41, 0x52, 0x31]],
  ['orc', [0x4f, 0x52, 0x43, 0x0a]],
  ['avro', [0x4f, 0x62, 0x6a, 0x01]],
  ['arrow', [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31]],
  ['hdf5', [0x89, 0x48, 0x44, 0x46]],
  ['sqlite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['postgres-backup', [0x50, 0x47, 0x44, 0x4d, 0x50]],
];
/** Where a tar archive says that it is one. */
const TAR: [number, string] = [257, 'ustar'];

const isPrintable = (byte: number) => byte < 0x7f;

/** Refuses files that say in their first bytes that they are no text. */
export function refuseBinary(head: Buffer): void {
  // A header may well begin with the letters of a signature; then no control character follows.
  const isText = !head.subarray(0, 512).some((byte) => byte < 0x09);
  const found = SIGNATURES.find(
    ([kind, bytes]) => bytes.every((byte, i) => head[i] === byte) && !(isText && kind !== PDF && bytes.every(isPrintable)),
  )?.[0];
  const kind = found ?? (head.toString('latin1', TAR[0], TAR[0] + TAR[1].length) === TAR[1] ? 'tar' : null);
  if (kind) throw new InputError('file_binary', t(`binary.${kind}`), 1);
}

/** Control characters that stand in no text, but may be a delimiter. */
const isControl = (byte: number) => byte < 0x20 && (byte < 0x08 || byte > 0x0d) && byte !== 0x1a && byte !== 0x1b;

/** Refuses bytes that are no text in an encoding which keeps the control characters of ASCII. */
export function refuseControl(head: Buffer): void {
  let count = 0;
  const kinds = new Set<number>();
  // By its index: the iterator of a megabyte takes ten times as long.
  for (let at = 0; at < head.length; at++) {
    const byte = head[at] ?? 0;
    if (!isControl(byte)) continue;
    count++;
    kinds.add(byte);
  }
  if (count < head.length * LIMITS.mostControl || kinds.size < LIMITS.fewKinds) return;
  const line = head.subarray(0, head.findIndex(isControl)).filter((byte) => byte === 10).length + 1;
  throw new InputError('file_binary', t('control', { line: String(line) }), line);
}

/** Refuses text that is a document of another kind; `text` is its beginning. */
export function refuseOtherText(text: string, complete: boolean): void {
  const found = otherText(text, complete);
  if (!found) return;
  const { kind, line, words } = found;
  throw new InputError('file_no_table', t(`other-text.${kind}`, { line: String(line), words: quoted(words) }), line);
}

/** The beginning of a line, as it may be shown. */
export function quoted(words: string): string {
  const text = words.replace(/[\p{C}\s]+/gu, ' ').trim();
  return text.length > LIMITS.longestQuote ? `${text.slice(0, LIMITS.longestQuote - 1).trimEnd()}…` : text;
}
