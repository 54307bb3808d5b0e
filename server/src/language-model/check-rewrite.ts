import type { Slotted } from './slots';

/** A rewritten sentence may be this many times as long, and this many characters longer. */
const LONGER = 1.5;
const MORE = 40;

/** Words that carry a statement's direction, strength or standing. A class that the original has not may not come in. */
const CLASSES: Record<string, RegExp> = {
  up: /\b(ris(?:e|es|ing|en)|rose|increas\w+|grow\w*|grew|climb\w*|gain\w*|up|upward\w*|higher|highest|above|more|most|exceed\w*|longer|longest|larger|largest|greater|greatest|surg\w+|peak\w*|top)\b/i,
  down: /\b(fall\w*|fell|declin\w+|decreas\w+|drop\w*|shr[aiu]nk\w*|lose\w*|lost|down|downward\w*|lower|lowest|below|less|least|fewer|fewest|under|shorter|shortest|smaller|smallest|sank|sink\w*|slump\w*|bottom)\b/i,
  negation: /\b(no|not|never|none|nobody|nothing|neither|nor|without|hardly|rarely|\w+n['’]t)\b/i,
  cause:
    /\b(because|caus\w+|due to|leads? to|led to|result\w*|driv\w+|drove|thanks to|owing|therefore|hence|explain\w*|consequen\w+)\b/i,
  certainty: /\b(always|all|every|entire\w*|prov\w+|certain\w*|guarantee\w*|must|will|clearly|obvious\w*|significant\w*)\b/i,
  judgement: /\b(good|bad|better|best|worse|worst|alarm\w*|excellent|poor\w*|concern\w*|success\w*|fail\w*|problem\w*)\b/i,
};

/** Quantities without digits, and the calendar: these must be the very same ones. */
const EXACT =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|twice|thrice|doubl\w+|tripl\w+|\w+fold|majority|minority|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?\b/gi;

const exactWords = (text: string) =>
  (text.match(EXACT) ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');

/**
 * Why a rewritten sentence is not taken, or null when it is. It must hold the same placeholders in the same order, no digit
 * beside them, no quantity in words, no direction, negation or cause that the original does not have, and no markup.
 */
export const refusalOf = (rewritten: string, original: Slotted): string | null => {
  const names = [...rewritten.matchAll(/\{\{([^{}]*)\}\}/g)].map((match) => match[1]);
  if (names.join(' ') !== original.slots.map(({ name }) => name).join(' '))
    return 'its placeholders are not those of the original';
  const words = rewritten.replace(/\{\{[^{}]*\}\}/g, ' ');
  const before = original.text.replace(/\{\{[^{}]*\}\}/g, ' ');
  if (/\p{N}/u.test(words)) return 'it has a digit outside a placeholder';
  if (/[\p{Cc}\p{Cf}{}<>[\]`*_#|\\]|https?:|www\./iu.test(words)) return 'it has markup';
  if (!/^\S.*[.!]$/u.test(rewritten)) return 'it is no sentence';
  if (rewritten.length > original.text.length * LONGER + MORE) return 'it is too long';
  if (exactWords(words) !== exactWords(before)) return 'it has another quantity or date in words';
  for (const [name, pattern] of Object.entries(CLASSES)) {
    if (pattern.test(words) && !pattern.test(before)) return `it brings in a word of ${name}`;
  }
  for (const name of ['up', 'down', 'negation'] as const) {
    if (CLASSES[name]?.test(before) && !CLASSES[name].test(words)) return `it has lost its word of ${name}`;
  }
  return null;
};
