/** Cells that say yes, in small letters. */
export const YES_WORDS = 'yes y true t on ja j oui vrai wahr sí si sì sim verdadero vero tak да evet x ✓ ✔'.split(' ');

/** Cells that say no, in small letters. */
export const NO_WORDS = 'no n false f off nein non faux falsch não nao falso nee nej nei nie нет hayır ✗ ✘'.split(' ');

/** What a label of a column of two values says, written as a word or as a digit; null where it is neither yes nor no. */
export function yesOrNo(label: string): boolean | null {
  const word = label.toLowerCase();
  if (word === '1' || YES_WORDS.includes(word)) return true;
  return word === '0' || NO_WORDS.includes(word) ? false : null;
}
