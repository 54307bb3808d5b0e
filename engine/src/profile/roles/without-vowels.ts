import { LIMITS } from './limits';
import * as vocabulary from './vocabulary';

const LATER_VOWELS = /(?<!^)[aeiou]/g;

const restOf = (word: string): string => word.replace(LATER_VOWELS, '');

const SETS: readonly ReadonlySet<string>[] = Object.values(vocabulary).filter((words) => words instanceof Set);

/** Words that stand in the same lists say the same: `variable` and `variabele`. */
const sayTheSame = (a: string, b: string): boolean => SETS.every((words) => words.has(a) === words.has(b));

/** Every word of the vocabulary by what is left of it without its vowels; null where several that say different things are left with the same. */
const WORDS = ((): ReadonlyMap<string, string | null> => {
  const known = new Set(SETS.flatMap((words) => [...words]));
  const found = new Map<string, string | null>();
  for (const word of known) {
    const rest = restOf(word);
    if (rest.length < LIMITS.shortestRest || !/^[a-z]+$/.test(word)) continue;
    if (rest === word) found.set(rest, null);
    else {
      const other = found.get(rest);
      found.set(rest, other === undefined || (other !== null && sayTheSame(other, word)) ? (other ?? word) : null);
    }
  }
  return found;
})();

/** A word of which the vowels behind its first letter were left out, in full: `drctn` is `direction`. Others stay as they are. */
export const inFull = (word: string): string => WORDS.get(word) ?? word;
