const YES_ANSWERS = 'yes ja oui sí si sì sim tak да da evet igen kyllä ano'.split(' ');
const NO_ANSWERS = 'no nein non não nao nee nej nei nie нет ne nu hayır nem ei'.split(' ');
const ANSWERS = new Set([...YES_ANSWERS, ...NO_ANSWERS]);

/** Cells that say yes, in small letters. */
export const YES_WORDS = [...YES_ANSWERS, ...'y true t on j vrai wahr verdadero vero x ✓ ✔'.split(' ')];

/** Cells that say no, in small letters. */
export const NO_WORDS = [...NO_ANSWERS, ...'n false f off faux falsch falso ✗ ✘'.split(' ')];

/** What a label of a column of two values says, written as a word or as a digit; null where it is neither yes nor no. */
export function yesOrNo(label: string): boolean | null {
  const word = label.toLowerCase();
  if (word === '1' || YES_WORDS.includes(word)) return true;
  return word === '0' || NO_WORDS.includes(word) ? false : null;
}

/** Whether a label answers a question in a word: no letter that may stand for something else, and nothing that is switched or ticked. */
export const isAnswer = (label: string): boolean => ANSWERS.has(label.toLowerCase());
