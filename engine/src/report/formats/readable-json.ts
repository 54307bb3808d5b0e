const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu;
/** Letters that run from right to left: in one line with numbers they would change these numbers' places. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** JSON text with its unseen characters as escapes. Between its tokens it has none but line breaks, so the data stay the same. */
const withEscapes = (json: string): string =>
  json.replace(UNSEEN, (character) => (character === '\n' ? character : escaped(character)));

/** JSON text of one line, as a chart's block holds it, in which every number stands where it is read. */
export const escapedLine = (json: string): string => withEscapes(json).replace(RIGHT_TO_LEFT, escaped);

/** JSON, a value to a line, in which what cannot be seen, or would turn numbers around, is written as escapes: the same data, safe to read. */
export const readableJson = (value: unknown): string => withEscapes(JSON.stringify(value, null, 2));
