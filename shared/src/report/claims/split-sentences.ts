import type { Claim } from '../../contracts/claim';

const SENTENCE_END = /(?<=[.!?]["”’]?)\s+/;

/**
 * Splits a paragraph of several claims so that each part states a claim of its own. A part that states none, such as what follows
 * an abbreviation, stays with the one before it. One part means that the paragraph is to stay whole.
 */
export function splitSentences(text: string, inText: (text: string) => readonly Claim[]): string[] {
  const parts: string[] = [];
  let pending = '';
  for (const piece of text.trim().split(SENTENCE_END)) {
    pending = pending === '' ? piece : `${pending} ${piece}`;
    if (inText(pending).length === 0) continue;
    parts.push(pending);
    pending = '';
  }
  if (pending !== '') parts.push([parts.pop(), pending].filter(Boolean).join(' '));
  const stated = parts.reduce((sum, part) => sum + inText(part).length, 0);
  return stated === inText(text).length ? parts : [text];
}
