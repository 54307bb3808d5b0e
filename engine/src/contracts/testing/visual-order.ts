import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Indices of a text's characters as a reader sees them from left to right, by the Unicode Bidirectional Algorithm, in a paragraph of English. */
export function visualOrder(text: string): number[] {
  return bidi.getReorderedIndices(text, bidi.getEmbeddingLevels(text, 'ltr'));
}

/** Whether the characters at these indices (ascending) stand in this order for a reader, too. */
export function readsInOrder(text: string, indices: readonly number[]): boolean {
  const place = new Map(visualOrder(text).map((index, at) => [index, at]));
  return indices.every((index, i) => i === 0 || (place.get(index) ?? -1) > (place.get(indices[i - 1] ?? -1) ?? -1));
}

/** Indices of all digits of a text outside of the places given. */
export const digitsOutside = (text: string, from: number, to: number): number[] =>
  [...text.matchAll(/\d/g)].map(({ index }) => index).filter((index) => index < from || index >= to);

/** Texts that turn digits around, hide or part what stands beside them. */
export const HOSTILE: readonly string[] = [
  'abc\u202e123',
  '\u202e',
  '\u202d12\u202e34',
  '\u2067 x',
  '\u2069\u2069\u202e',
  '\u2068\u202b7',
  '\u200f12\u200f',
  'שלום 42',
  'مرحبا 7%',
  '١٢٣',
  '12 שנים',
  'a\u0000b\u001b[31m',
  '\ufeffname\u2028next\u2029',
  'x\u{e0041}\u{e0042}',
  '\u061c-5',
  'a\u200bb\u00ad\u2063c',
  '\u0085\u009b',
];
