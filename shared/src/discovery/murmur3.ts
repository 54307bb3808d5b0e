const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;
const encoder = new TextEncoder();

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
const scramble = (block: number): number => Math.imul(rotate(Math.imul(block, C1), 15), C2);

/**
 * MurmurHash3, x86 variant with 32 bits, of the text's UTF-8 bytes: an unsigned 32-bit number.
 * Austin Appleby, smhasher, `MurmurHash3_x86_32` (public domain).
 */
export function murmur3(text: string, seed = 0): number {
  const bytes = encoder.encode(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = bytes.length & ~3;
  let hash = seed;
  for (let at = 0; at < tail; at += 4) {
    hash = Math.imul(rotate(hash ^ scramble(view.getUint32(at, true)), 13), 5) + 0xe6546b64;
  }
  let rest = 0;
  for (let at = bytes.length - 1; at >= tail; at -= 1) rest = (rest << 8) | view.getUint8(at);
  if (tail < bytes.length) hash ^= scramble(rest);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
