import { ALPHABETS, SINGLE_BYTE } from './alphabets';
import { LIMITS } from './limits';

export type SingleByte = (typeof SINGLE_BYTE)[number];

/**
 * What the bytes from 128 on mean where TextDecoder cannot be asked: it does not know code page 850 (whose letters are also those
 * of 437), and in some versions of Node it takes Windows-1252 for Latin-1.
 */
const OWN: Partial<Record<SingleByte, string>> = {
  'windows-1252': '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

/** Decodes pieces of a file that each hold whole characters, as every byte is one. */
export function singleByteDecoder(label: SingleByte): (bytes: Uint8Array) => string {
  const own = OWN[label];
  if (own === undefined) {
    const decoder = new TextDecoder(label, { ignoreBOM: true });
    return (bytes) => decoder.decode(bytes);
  }
  return (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (letter) => own[letter.charCodeAt(0) - 128] ?? letter);
}

/** Whether the encoding has one byte for every character. */
export function isSingleByte(label: string): label is SingleByte {
  return SINGLE_BYTE.some((known) => known === label);
}

/** Marks that stand in texts of every language. */
const PUNCTUATION = new Set('\u00a0«»„“”‚‘’–—…•·§°±²³½¼¾×÷©®™€£¥¢№¿¡´µ†‡‰');

/** The encoding under which the words of a text are best explained by one language's alphabet; null when none explains them. */
export function decideSingleByte(sample: Uint8Array): SingleByte | null {
  let best: SingleByte | null = null;
  let bestScore = LIMITS.enough;
  const hasControls = sample.some((byte) => byte >= 0x80 && byte <= 0x9f);
  for (const label of SINGLE_BYTE) {
    if (hasControls && label.startsWith('iso-')) continue;
    const score = plausibility(singleByteDecoder(label)(sample));
    if (score > bestScore + LIMITS.better) {
      bestScore = score;
      best = label;
    }
  }
  return best;
}

/** Share of the characters beyond ASCII that one language and its usual marks explain, less what no word has. */
function plausibility(text: string): number {
  const counts = new Map<string, number>();
  let all = 0;
  let odd = 0;
  let alone = 0;
  let plain = 0;
  let accented = 0;
  for (const [word] of text.matchAll(/[A-Za-z]*[^\x00-\x7f][^\x00-\x40\x5b-\x60\x7b-\x7f]*/g)) {
    odd += oddities(word);
    // One letter that stands alone may be a sign: `£` of one encoding is a letter of another.
    if (word.length === 1 && !PUNCTUATION.has(word)) alone++;
    for (const [i, letter] of [...word].entries()) {
      if (letter < '\x80') {
        plain++;
        continue;
      }
      all++;
      if (LATIN.test(letter)) accented++;
      const key = letter === 'õ' && word[i + 1] !== 'e' ? 'õ!' : letter;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (all > LIMITS.enoughLetters) break;
  }
  if (!all || accented > (plain + accented) * LIMITS.mostAccented) return 0;
  let marks = 0;
  const letters: [string, number][] = [];
  for (const [letter, count] of counts) {
    if (PUNCTUATION.has(letter)) marks += count;
    else letters.push([letter === 'İ' ? 'ı' : letter.toLowerCase(), count]);
  }
  const explained = Math.max(
    ...ALPHABETS.map((alphabet) => letters.reduce((sum, [letter, count]) => sum + (alphabet.includes(letter) ? count : 0), 0)),
  );
  return (explained - (1 - LIMITS.markWeight) * Math.min(alone, explained) + LIMITS.markWeight * marks - odd) / all;
}

const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
/** Hebrew letters in the form that they have at the end of a word, with a letter behind them. */
const END_WITHIN = /[ךםןףץ](?=[א-ת])/g;

/** Characters of a word that stand where they cannot: capitals behind small letters, marks inside, letters of two scripts. */
function oddities(word: string): number {
  const letters = [...word];
  let odd = word.match(END_WITHIN)?.length ?? 0;
  let latin = 0;
  let other = 0;
  for (const [i, letter] of letters.entries()) {
    const before = letters[i - 1] ?? '';
    const after = letters[i + 1] ?? '';
    if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) odd++;
    if (letter >= '\x80' && !/[\p{L}\p{M}’·]/u.test(letter) && LETTER.test(before) && LETTER.test(after)) odd++;
    if (LATIN.test(letter)) latin++;
    else if (LETTER.test(letter)) other++;
  }
  return odd + Math.min(other, latin);
}
