import { LIMITS } from './limits';

/** Encodings of Chinese, Japanese and Korean, in the order in which they are tried: what explains most with fewest characters first. */
const MULTI_BYTE = ['euc-kr', 'euc-jp', 'shift_jis', 'big5', 'gb18030'] as const;
export type MultiByte = (typeof MULTI_BYTE)[number];

/** Share of the characters that are in everyday use. */
const ENOUGH: Record<MultiByte, number> = { 'euc-kr': 0.97, 'euc-jp': 0.9, shift_jis: 0.9, big5: 0.9, gb18030: 0.85 };

/** The encoding of Chinese, Japanese or Korean text by which characters it uses; null when it is none of them. */
export function decideMultiByte(sample: Uint8Array): MultiByte | null {
  for (const label of MULTI_BYTE) {
    const text = decodeWhole(label, sample);
    if (text === null) continue;
    const letters = [...text].filter((letter) => letter >= '\x80');
    if (letters.length < LIMITS.fewestCharacters) continue;
    const share = (test: (letter: string) => boolean) => letters.filter(test).length / letters.length;
    const everyday = commonIn(label, sample) / letters.length;
    if (everyday < ENOUGH[label]) continue;
    if ((label === 'euc-jp' || label === 'shift_jis') && share((letter) => /[\u3041-\u30ff]/.test(letter)) < LIMITS.fewestKana)
      continue;
    return label;
  }
  return null;
}

function decodeWhole(label: MultiByte, sample: Uint8Array): string | null {
  try {
    // The sample may end within a character.
    return new TextDecoder(label, { fatal: true }).decode(sample, { stream: true });
  } catch {
    return null;
  }
}

/** Characters of everyday use: syllables, common ideographs and full-width marks, by the ranges in which each standard keeps them. */
function commonIn(label: MultiByte, bytes: Uint8Array): number {
  let common = 0;
  for (let i = 0; i < bytes.length; i++) {
    const lead = bytes[i] ?? 0;
    if (lead < 0x80) continue;
    if (label === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) continue;
    const trail = bytes[++i] ?? 0;
    if (isCommon(label, lead, trail)) common++;
  }
  return common;
}

function isCommon(label: MultiByte, lead: number, trail: number): boolean {
  switch (label) {
    case 'euc-kr':
      return trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xc8) || lead === 0xa1 || lead === 0xa3);
    case 'euc-jp':
      return trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xcf) || lead === 0xa1 || (lead >= 0xa3 && lead <= 0xa5));
    case 'shift_jis':
      return lead === 0x81 || lead === 0x82 || lead === 0x83 || (lead >= 0x88 && lead <= 0x98);
    case 'big5':
      return (lead >= 0xa4 && lead <= 0xc6) || lead === 0xa1;
    case 'gb18030':
      return trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || lead === 0xa1 || lead === 0xa3);
  }
}
