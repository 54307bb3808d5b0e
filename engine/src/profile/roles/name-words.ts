import { inFull } from './without-vowels';

export { wordSet } from './word-set';

/** `3. Amount`, `12) City`: the place of a column, in front of what it is called. */
const NUMBERING = /^\s*\d{1,3}[.)]\s+(?=\p{L})/u;

/** What programs put around a field's name: the table's short name in a join (`T1.AMOUNT`), the mark of an own field (`Amount__c`). */
const OF_PROGRAM = /^t\d{1,2}\.(?=\p{L})|__c$/giu;

/** Where a word begins within another: `openedAt`, `NoOfItems`; `DfE`, `PhD` and `PCNs` are words of capitals. */
const INNER_WORD = /(?<=(?<!(?<![a-zA-Z])[A-Z])[a-z\d])(?=[A-Z])|(?<=(?<![a-zA-Z])[A-Z][a-z])(?=[A-Z][a-z])/g;

/**
 * Words of a column's name in lower case: `openedAt`, `Opened_at` and `opened at` are all `opened`, `at`. Those written without their vowels
 * are read in full: `prcnt` is `percent`.
 */
export function nameWords(name: string): string[] {
  return name
    .replace(NUMBERING, '')
    .replace(OF_PROGRAM, '')
    .replace(/[$€£¥]/g, ' $& ')
    .replace(INNER_WORD, ' ')
    .replace(/([A-Z]+)([A-Z][a-z]{2})/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}$€£¥%#°]+/u)
    .filter((word) => word !== '')
    .map(inFull);
}

/** Whether any of the words is in the set; an `s` at the end does not count. */
export function hasWord(words: string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word) || (word.endsWith('s') && set.has(word.slice(0, -1))));
}
