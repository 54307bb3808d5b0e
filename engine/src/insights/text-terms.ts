import { LIMITS } from './limits';
/** English words that carry no meaning of their own. */
const STOP_WORDS = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both but by can cannot ' +
    'could did do does doing down during each few for from further get gets got had has have having he her here hers him his how i if in ' +
    'into is it its itself just may me might more most must my no nor not now of off on once only onto or other our out over own per same ' +
    'she should so some such than that the their them then there these they this those through to too under until up upon us use used ' +
    'using very via was we were what when where which while who whom why will with within without would you your need needs next across least new per via please'
  ).split(' '),
);

/**
 * The words of a text that can be terms, in lower case, each once: letters and digits with at least three characters. A numbered
 * name such as `printer12` counts as `printer` too.
 * @param codes keep only words that hold a digit, with their `-`, `_` or `#`.
 */
export function termsOf(text: string, codes = false): Set<string> {
  const words = text.toLowerCase().match(codes ? /\p{L}+[-_#]?\d+/gu : /[\p{L}\p{N}]+/gu) ?? [];
  if (codes) return new Set(words);
  const stems = words.flatMap((word) => /^(\p{L}{3,})\d+$/u.exec(word)?.[1] ?? []);
  return new Set(
    [...words, ...stems].filter(
      (word) => word.length >= LIMITS.fewestLettersOfAWord && !STOP_WORDS.has(word) && !/^\d+$/.test(word),
    ),
  );
}
