/**
 * Text from outside (cells, column names, file names, people's names) among words and numbers of ours.
 *
 * Two things in it can change what a reader sees around it: characters that nobody sees, some of which turn the direction of
 * writing ("123" reads "321"), and letters of scripts that run from right to left, which pull numbers beside them to their
 * other side (Unicode Standard Annex 9). The first are shown as marks, the second are isolated.
 */

/** First Strong Isolate, and Pop Directional Isolate: between them text has a direction of its own and gives none to its surroundings. */
const FSI = '\u2068';
const PDI = '\u2069';

/** Controls but for tab and line breaks; fillers that have no ink; and what the Unicode Standard calls format characters. */
const UNSEEN =
  /[^\P{Cc}\t\n\r]|[\p{Cf}\u2028\u2029\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\u{e0000}-\u{e0fff}]|\p{Cs}/gu;

/** A flag of a part of a country: a black flag, letters as tags, and the tag that ends them. */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Scripts that join letters, or keep them apart, by characters without width: Arabic, Syriac, N’Ko, Mongolian and those of India and its neighbours. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]\p{M}*$/u;
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;
/** What a variation selector may follow: pictures, keys such as `1`, and signs with two looks. */
const VARIES = /[\p{Emoji}\p{Extended_Pictographic}\p{So}\p{Sm}\p{Po}\p{Script=Han}]$/u;
/** Signs of Arabic and other scripts that are drawn although they count as format characters: the end of a verse, a number's sign. */
const DRAWN = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

/** Whether a character without width does its work here: it joins a picture, or joins and parts letters of a script that does so. */
function belongs(character: string, before: string, after: string): boolean {
  if (character === '\u200d' || character === '\u200c') {
    if (character === '\u200d' && PICTURE_BEFORE.test(before) && PICTURE_AFTER.test(after)) return true;
    return JOINING.test(before);
  }
  if (/[\u{e0100}-\u{e01ef}]/u.test(character)) return /\p{Script=Han}$/u.test(before);
  if (/[\ufe00-\ufe0f]/.test(character)) return VARIES.test(before);
  if (/[\u180b-\u180f]/.test(character)) return /\p{Script=Mongolian}$/u.test(before);
  return DRAWN.test(character);
}

/** How an unseen character is shown: `␀` for a control of ASCII, `⟨U+202E⟩` for the others. */
function markOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Characters that `belongs` looks at before and after one: the longest is a letter with its marks. */
const NEAR = 8;

/** Text, or sentences that hold it, with a mark for every character that cannot be seen; white space stays. */
function withMarks(text: string, spared: string): string {
  // Most texts hold none; soft hyphens and the like are rare.
  if (text.search(UNSEEN) === -1) return text;
  const flags = [...text.matchAll(TAGGED_FLAG)].map(({ index, 0: flag }) => [index, index + flag.length] as const);
  return text.replace(UNSEEN, (character, at: number) => {
    if (spared.includes(character)) return character;
    if (flags.some(([from, to]) => at >= from && at < to)) return character;
    const end = at + character.length;
    return belongs(character, text.slice(Math.max(0, at - NEAR), at), text.slice(end, end + NEAR))
      ? character
      : markOf(character);
  });
}

/** A foreign text with a mark for every character that cannot be seen. It still needs an isolation of its own: `<bdi>`, or `foreignText`. */
export const visibleText = (text: string): string => withMarks(text, '');

/** Letters that run from right to left, and digits that turn what stands beside them. */
const RTL = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}`;
const RIGHT_TO_LEFT = new RegExp(`[${RTL}]`, 'u');

/**
 * A foreign text for a place among words of ours that holds plain text: a sentence, a title, an attribute, a mail. Unseen
 * characters are marks; a text with letters from right to left is isolated, any other stays as it is. Doing so twice changes nothing.
 */
export function foreignText(text: string): string {
  if (isIsolated(text)) return text;
  const visible = visibleText(text);
  return RIGHT_TO_LEFT.test(visible) ? `${FSI}${visible}${PDI}` : visible;
}

/** Whether the whole text is one isolation of ours already, with nothing unseen in it. */
function isIsolated(text: string): boolean {
  if (!text.startsWith(FSI) || !text.endsWith(PDI)) return false;
  const inner = text.slice(1, -1);
  return visibleText(inner) === inner;
}

/** What sentences of ours put into quotation marks, and runs of letters from right to left that stand without. */
const QUOTED = new RegExp(`“([^”]*[${RTL}][^”]*)”`, 'gu');
const RUN = new RegExp(`[${RTL}](?:[^\\p{L}\n]*[${RTL}])*\\p{M}*`, 'gu');
const ISOLATED = new RegExp(`(${FSI}[^${FSI}${PDI}]*${PDI})`, 'u');
const OPEN = new RegExp(`[${FSI}${PDI}]`, 'g');

/** Changes what is not isolated yet. */
const outside = (text: string, change: (part: string) => string): string =>
  text
    .split(ISOLATED)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('');

/**
 * A sentence of ours with foreign texts in it, made safe as a whole: a last look at what is shown, whoever composed it. Unseen
 * characters are marks, letters from right to left are isolated where that was not done, and no isolation stays open. Our own
 * words run from left to right, so any letter that does not is foreign. Doing so twice changes nothing.
 */
export function safeSentence(sentence: string): string {
  // A word joiner is ours: it keeps what looks like an address from becoming a link.
  const visible = withMarks(sentence, `${FSI}${PDI}\u2060`);
  if (!RIGHT_TO_LEFT.test(visible) && visible.search(OPEN) === -1) return visible;
  const closed = outside(visible, (part) => part.replace(OPEN, markOf));
  const quoted = outside(closed, (part) => part.replace(QUOTED, `“${FSI}$1${PDI}”`));
  return outside(quoted, (part) => part.replace(RUN, `${FSI}$&${PDI}`));
}
