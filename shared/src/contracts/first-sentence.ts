import { LONG_LEAD } from './constants';

/** A full stop after less is that of an abbreviation, a date or a number ("Dr. Wessel", "am 3. Mai", "No. 5"). */
const END = /(?:\p{L}{4}|[%)\]”“"»’'\u2069])\.\s+(?=\S)/u;

/** A long lead in its first sentence, with the blank behind it, and the others; of a short one, or where none surely ends, there are no others. */
export function firstSentence(text: string): [first: string, others: string] {
  const end = text.length > LONG_LEAD ? END.exec(text) : null;
  const at = end ? end.index + end[0].length : text.length;
  return [text.slice(0, at), text.slice(at)];
}
