import { InputError } from '../../model';
import { otherText } from './other-text';
import { LIMITS } from './limits';

const PDF = 'a PDF document';
const SIGNATURES: [string, number[]][] = [
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a WebP image or a sound', [0x52, 0x49, 0x46, 0x46]],
  [PDF, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a ZIP archive or a workbook (save the sheet as CSV first)', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty ZIP archive', [0x50, 0x4b, 0x05, 0x06]],
  ['an old Excel or Word file (save the sheet as CSV first)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a Zstandard archive', [0x28, 0xb5, 0x2f, 0xfd]],
  ['a bzip2 archive', [0x42, 0x5a, 0x68]],
  ['an XZ archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['an LZ4 archive', [0x04, 0x22, 0x4d, 0x18]],
  ['a Parquet file', [0x50, 0x41, 0x52, 0x31]],
  ['an ORC file', [0x4f, 0x52, 0x43, 0x0a]],
  ['an Avro file', [0x4f, 0x62, 0x6a, 0x01]],
  ['an Arrow or Feather file', [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31]],
  ['an HDF5 file', [0x89, 0x48, 0x44, 0x46]],
  ['a SQLite database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a database backup of PostgreSQL', [0x50, 0x47, 0x44, 0x4d, 0x50]],
];
/** Where a tar archive says that it is one. */
const TAR: [number, string] = [257, 'ustar'];

const isPrintable = (byte: number) => byte < 127;

/** Refuses files that say in their first bytes that they are no text. */
export function refuseBinary(head: Buffer): void {
  // A header may well begin with the letters of a signature; then no control character follows.
  const isText = !head.subarray(0, 512).some((byte) => byte < 9);
  const found = SIGNATURES.find(
    ([what, bytes]) => bytes.every((byte, i) => head[i] === byte) && !(isText && what !== PDF && bytes.every(isPrintable)),
  )?.[0];
  const what = found ?? (head.toString('latin1', TAR[0], TAR[0] + TAR[1].length) === TAR[1] ? 'a tar archive' : null);
  if (what) throw new InputError('file_binary', `The file is ${what}, not CSV text.`, 1);
}

/** Control characters that stand in no text, but may be a delimiter. */
const isControl = (byte: number) => byte < 32 && (byte < 8 || byte > 13) && byte !== 26 && byte !== 27;

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
  throw new InputError(
    'file_binary',
    `The file is not plain text: line ${line} holds the first of many control characters.`,
    line,
  );
}

/** Refuses text that is a document of another kind; `text` is its beginning. */
export function refuseOtherText(text: string, complete: boolean): void {
  const found = otherText(text, complete);
  if (!found) return;
  const { what, line, words } = found;
  throw new InputError('file_no_table', `The file is ${what}, not CSV text: line ${line} begins “${quoted(words)}”.`, line);
}

/** The beginning of a line, as it may be shown. */
export function quoted(words: string): string {
  const text = words.replace(/[\p{C}\s]+/gu, ' ').trim();
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;
}
