import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { COUNTED_HEAD } from '../../profile/roles/vocabulary';
import { LIMITS } from './limits';

/** What a header says, taken apart. */
export interface Header {
  words: string[];
  /** Those before the first preposition. */
  front: string[];
  /** The thing named: `liens` of `tax liens`, `share` of `share of women`. */
  head: string;
  /** One thing by another: `debt to income`, `deaths per 100k`. */
  quotient: boolean;
  /** The head is a plural, as what is counted is. */
  plural: boolean;
  /** It gives the scale of its figures: `(1-5)`. */
  scale: boolean;
}

const BY = new Set(['per', 'pro', 'par', 'por', 'je', '/']);
/** Behind which stands what is only said of the thing: `de`, `of`, `per`, `före`; in English, German, French, Spanish, Italian, Portuguese, Dutch and Swedish. */
const OF = wordSet(
  'of in for by at on with who that from incurred before until since under within without per ' +
    'von der des für am im zum zur mit ohne vor bis seit auf aus bei um ' +
    'de du à en au aux sur sous pour par avec dans avant ' +
    'del con para por sobre hasta desde antes ' +
    'di della dello dei degli delle da dal ' +
    'do das dos até com às aos em ' +
    'van voor aan bij tot uit ' +
    'av för på till från före vid',
);
/** `time to answer` is a time; `debt to income` is a quotient. */
const UNTIL = new Set([
  'time',
  'days',
  'hours',
  'minutes',
  'weeks',
  'months',
  'distance',
  'date',
  'up',
  'way',
  'closed',
  'assigned',
  'reported',
  'response',
]);
/** Endings of English words that are no plurals. */
const NO_PLURAL = /(?:ss|us|is|ics|ous|as|ies$(?<=series|species))$/;
const TAIL = /^(?:\d+|usd|eur|gbp|total|sum|avg|mean|min|max|k|m|bn|amount|value|current|actual|new|old|adj|adjusted)$/;

export function readHeader(name: string): Header {
  const plain = name.replace(/[([][^)\]]*[)\]]/g, ' ');
  const words = nameWords(plain);
  const to = words.indexOf('to');
  const ratio = to > 0 && to < words.length - 1 && words.length <= LIMITS.longestQuotient && !UNTIL.has(words[to - 1] ?? '');
  const cut = words.findIndex((word, i) => i > 0 && (OF.has(word) || BY.has(word)));
  const front = words.slice(0, cut > 0 ? cut : undefined);
  const head = front.findLast((word) => !TAIL.test(word)) ?? front.at(-1) ?? '';
  return {
    words,
    front,
    head,
    quotient: ratio || /\S \/ \S/.test(plain) || words.some((word, i) => i > 0 && BY.has(word)) || BASE.test(name),
    scale: namesEnds(name) || /[([]\s*\d+\s*(?:-|–|to|\.\.)\s*\d+\s*[)\]]/.test(name),
    // `Flugs.` is cut off: its last letter is no ending.
    plural: (isPlural(head) && !CUT_OFF.test(plain)) || hasWord([head], COUNTED_HEAD) || isCountedThing(front),
  };
}

/** `2015 = 100`: figures by those of a year, which are neither added up nor anybody's share. */
const BASE = /\d\s*=\s*100\b/;

/** The two ends of a scale with what they mean, and steps between them: `(1 = very bad, 5 = very good)`. Kinds are all named, and two of them are next to each other. */
function namesEnds(name: string): boolean {
  const ends = [...name.matchAll(/(?<=[([,;/]\s*|\s)(\d{1,2})\s*=\s*(?=\p{L})/gu)].map(([, number]) => Number(number));
  return ends.length === 2 && Math.abs((ends[1] ?? 0) - (ends[0] ?? 0)) >= LIMITS.fewestSteps;
}

const CUT_OFF = /\p{L}{2}\.\s*$/u;

const isPlural = (word: string): boolean => /^[a-z]{3,}s$/.test(word) && !NO_PLURAL.test(word);

/** Things of which something is said: `games played`, `units sold`, `orders shipped`. */
const isCountedThing = (words: readonly string[]): boolean =>
  words.length > 1 &&
  isPlural(words.at(-2) ?? '') &&
  /^(?:\p{L}{2,}ed|sold|won|lost|made|sent|held|built|read|written|taken|given)$/u.test(words.at(-1) ?? '');
