import type { Claim } from '../../contracts/claim';

/**
 * Marks of emphasis, escapes, isolations and the joiners that keep addresses from becoming links go; white space becomes one space. A sentence
 * then reads the same in markdown and in a claim.
 */
const normalise = (text: string): string =>
  text
    .replace(/[*_`\\\u2060\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Shorter texts would be found in places that they do not speak of. */
const SHORTEST = 4;

/** Where a sentence stands in a text, as whole words and whole numbers: `Rows: 12` is not in `Rows: 123`. */
function placeOf(sentence: string, text: string): number {
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at);
    const after = text.slice(at + sentence.length, at + sentence.length + 2);
    if (!/[\p{L}\p{N}]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(after)) return at;
  }
  return -1;
}

/** Finds the claims that a piece of text states, in the order of the text. */
export function matchClaims(claims: readonly Claim[]): (text: string) => Claim[] {
  const known = claims.flatMap((claim) => {
    const sentence = withoutStop(normalise(claim.sentence));
    return sentence.length < SHORTEST ? [] : [{ claim, sentence }];
  });
  return (text) => {
    const searched = normalise(text);
    return known
      .map(({ claim, sentence }) => ({ claim, at: placeOf(sentence, searched) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ claim }) => claim);
  };
}
