import type { Claim } from '../../contracts/claim';

/** Marks of emphasis and escapes go, white space becomes one space: a sentence reads the same in markdown and in a claim. */
const normalise = (text: string): string =>
  text
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Shorter texts would be found in places that they do not speak of. */
const SHORTEST = 8;

/** Finds the claims that a piece of text states, in the order of the text. */
export function matchClaims(claims: readonly Claim[]): (text: string) => Claim[] {
  const known = claims.flatMap((claim) => {
    const sentence = withoutStop(normalise(claim.sentence));
    return sentence.length < SHORTEST ? [] : [{ claim, sentence }];
  });
  return (text) => {
    const searched = normalise(text);
    return known
      .map(({ claim, sentence }) => ({ claim, at: searched.indexOf(sentence) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ claim }) => claim);
  };
}
