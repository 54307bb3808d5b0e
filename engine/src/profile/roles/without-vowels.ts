import { LIMITS } from './limits';
import * as vocabulary from './vocabulary';

const LATER_VOWELS = /(?<!^)[aeiou]/g;

const restOf = (word: string): string => word.replace(LATER_VOWELS, '');

/** Every word of the vocabulary by what is left of it without its vowels; null where several are left with the same. */
const WORDS = ((): ReadonlyMap<string, string | null> => {
  const known = new Set(Object.values(vocabulary).flatMap((words) => [...words]));
  const found = new Map<string, string | null>();
  for (const word of known) {
    const rest = restOf(word);
    if (rest.length < LIMITS.shortestRest || !/^[a-z]+$/.test(word)) continue;
    if (rest === word) found.set(rest, null);
    else found.set(rest, found.has(rest) ? null : word);
  }
  return found;
})();

/** A word of which the vowels behind its first letter were left out, in full: `drctn` is `direction`. Others stay as they are. */
export const inFull = (word: string): string => WORDS.get(word) ?? word;
