import { isSingleByte, singleByteDecoder } from '../encoding/single-byte';

/** Writes text in an encoding of one or two bytes a character, by asking the decoder what every sequence means. */
export function encodeText(text: string, label: string): Buffer {
  const codes = codesOf(label);
  return Buffer.concat([...text].map((letter) => codes.get(letter) ?? Buffer.from(letter, 'latin1')));
}

const known = new Map<string, Map<string, Buffer>>();

function codesOf(label: string): Map<string, Buffer> {
  const before = known.get(label);
  if (before) return before;
  const codes = new Map<string, Buffer>();
  const decoder = new TextDecoder(label === 'cp850' ? 'utf-8' : label, { fatal: true });
  const decode = isSingleByte(label) ? singleByteDecoder(label) : (bytes: Uint8Array) => decoder.decode(bytes);
  const learn = (bytes: number[]) => {
    try {
      const [letter, more] = decode(Uint8Array.from(bytes));
      if (letter !== undefined && more === undefined && !codes.has(letter)) codes.set(letter, Buffer.from(bytes));
    } catch {
      // These bytes are no character.
    }
  };
  for (let byte = 0; byte < 256; byte++) learn([byte]);
  if (!isSingleByte(label))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) learn([lead, trail]);
  known.set(label, codes);
  return codes;
}
