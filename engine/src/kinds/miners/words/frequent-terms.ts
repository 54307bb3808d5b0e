import type { TextColumn } from '../../../insights/frame/frame';
import { termsOf } from '../../../insights/text-terms';
import { LIMITS } from './limits';

/** A word with the rows that hold it. */
export interface Term {
  word: string;
  rows: number[];
}

const known = new WeakMap<TextColumn, Term[]>();

/** The most frequent words of a text, with the rows that hold them; read once, since several miners ask. */
export function frequentTerms(text: TextColumn, most = LIMITS.mostTerms): Term[] {
  const found = known.get(text) ?? termsIn(text);
  known.set(text, found);
  return found.slice(0, most);
}

function termsIn(text: TextColumn): Term[] {
  const rows = new Map<string, number[]>();
  text.values.forEach((value, row) => {
    if (value === null) return;
    for (const word of termsOf(value)) {
      const list = rows.get(word);
      if (list) list.push(row);
      else rows.set(word, [row]);
    }
  });
  return [...rows]
    .map(([word, list]) => ({ word, rows: list }))
    .filter((term) => term.rows.length >= LIMITS.fewestRows)
    .sort((a, b) => b.rows.length - a.rows.length);
}
