import { InputError } from '../model';

const SIGNATURES: [string, number[]][] = [
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a ZIP archive or a workbook (save the sheet as CSV first)', [0x50, 0x4b, 0x03, 0x04]],
  ['an old Excel or Word file (save the sheet as CSV first)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a Zstandard archive', [0x28, 0xb5, 0x2f, 0xfd]],
  ['a bzip2 archive', [0x42, 0x5a, 0x68]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a Parquet file', [0x50, 0x41, 0x52, 0x31]],
  ['a SQLite database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

/** Refuses files that say in their first bytes that they are no text. */
export function refuseBinary(head: Uint8Array): void {
  for (const [what, bytes] of SIGNATURES) {
    if (bytes.every((byte, i) => head[i] === byte)) throw new InputError('file_binary', `The file is ${what}, not CSV text.`, 1);
  }
}

/** Refuses text that is a document of another kind; `text` is its beginning. */
export function refuseOtherText(text: string): void {
  const start = text.trimStart().slice(0, 2000);
  const what = otherKind(start, text);
  if (what) throw new InputError('file_no_table', `The file is ${what}, not CSV text.`, 1);
}

function otherKind(start: string, text: string): string | null {
  if (/^<!doctype html|^<html[\s>]/i.test(start)) return 'an HTML page';
  if (/^<\?xml\s|^<[a-z][\w:-]*(\s[^<>]*)?>\s*</i.test(start)) return 'an XML document';
  if (/^\{\\rtf/.test(start)) return 'an RTF document';
  if (/^\{\s*("[^"\n]*"\s*:|\})/.test(start)) return 'JSON';
  if (/^\[\s*(\{\s*["}]|\[|\]\s*$)/.test(start) && /[\]}]\s*$/.test(text)) return 'JSON';
  return null;
}
