const LOW_BITS = 0x7f7f7f7f;
const HIGH_BITS = 0x80808080;
/** Additions after which a byte that counts may be full. */
const MOST_WORDS = 255;

/** Counts one byte within a piece of a buffer, four at a time. */
export class ByteCounter {
  private readonly words: Uint32Array;
  private readonly pattern: number;

  /** @param bytes begins at a multiple of four in its memory, and has a multiple of four bytes */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly byte: number,
  ) {
    this.words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    this.pattern = Math.imul(byte, 0x01010101);
  }

  /** How often the byte stands in `from` to `to`, without the latter. */
  count(from: number, to: number): number {
    const { bytes, byte, words, pattern } = this;
    let count = 0;
    let at = from;
    for (; at < to && (at & 3) !== 0; at++) if (bytes[at] === byte) count++;
    const lastWord = to >>> 2;
    for (let word = at >>> 2; word < lastWord;) {
      const end = Math.min(lastWord, word + MOST_WORDS);
      // Four counts side by side. `rest` is nought in each byte that is the one looked for, and nought is the only byte whose
      // highest bit stays unset when its lower bits are added to (H. S. Warren, Hacker's Delight, 2nd ed., section 6–1).
      let four = 0;
      for (; word < end; word++) {
        const rest = (words[word] as number) ^ pattern;
        four = (four + ((~(((rest & LOW_BITS) + LOW_BITS) | rest) & HIGH_BITS) >>> 7)) | 0;
      }
      count += (four & 0xff) + ((four >>> 8) & 0xff) + ((four >>> 16) & 0xff) + (four >>> 24);
    }
    for (at = Math.max(at, lastWord << 2); at < to; at++) if (bytes[at] === byte) count++;
    return count;
  }
}
