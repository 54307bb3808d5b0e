import { LIMITS } from './limits';

/** A label with its rows. */
export type Counted = readonly [label: string, rows: number];

type Pair = readonly [from: string, to: string];

/** What a firm is by law, as it stands behind its name. */
const LEGAL_FORMS =
  /(?:[\s,]+(?:&|\+|and|und|et)?\s*(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e\.?\s?k|e\.?\s?v|se|ltd|limited|plc|llc|llp|lp|inc|incorporated|corp|corporation|co|company|pty|sa|s\.a|sas|sarl|s\.a\.r\.l|bv|b\.v|nv|n\.v|oy|ab|aps|a\/s|srl|s\.r\.l|spa|s\.p\.a|sp\. ?z ?o\.? ?o|kft|s\.?r\.?o)\.?)+$/iu;

/** In small letters, each written as one sign, with single blanks. */
export const small = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
const withoutForm = (label: string): string => label.trim().replace(LEGAL_FORMS, '').trim();

/**
 * `Brandt` beside many `Brandt GmbH`, in a column of firms: where a name stands with two forms they are two firms of a group, and where hardly any label has a form, the
 * one that has is another one than the person of that name.
 */
export function byLegalForm(labels: readonly Counted[]): Pair[] {
  const isFirm = (label: string) => withoutForm(label) !== label.trim() && withoutForm(label) !== '';
  if (labels.filter(([label]) => isFirm(label)).length < LIMITS.mostlyFirms * labels.length) return [];
  const byName = new Map<string, Counted[]>();
  for (const one of labels) {
    const key = small(withoutForm(one[0]));
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  return [...byName.values()].flatMap((own) => pairOf(own.toSorted(([, a], [, b]) => b - a)));
}

function pairOf([head, other, ...more]: readonly Counted[]): Pair[] {
  if (!head || !other || more.length > 0 || other[1] > LIMITS.rareSpelling * head[1]) return [];
  const isBare = [head, other].some(([label]) => small(withoutForm(label)) === small(label));
  return isBare ? [[other[0], head[0]]] : [];
}

const INITIAL = /^(\p{Lu})\.?(?:[\s-]?\p{Lu}\.?)*$/u;
const WORD = /^\p{Lu}[\p{L}'’-]+$/u;

interface Person {
  label: string;
  rows: number;
  /** The first name, or its first letter. */
  first: string;
  last: string;
  isShort: boolean;
}

/** `M. Aziz`, `Aziz, Mo` and `Mo Aziz`; null where a label is no such name. */
function personOf([label, rows]: Counted): Person | null {
  const [behind, before, ...parts] = label.trim().split(/\s*,\s*/);
  const words = (before === undefined ? (behind ?? '') : `${before} ${behind ?? ''}`).split(/\s+/);
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ');
  if (parts.length > 0 || words.length < 2 || words.length > LIMITS.wordsOfNames || !WORD.test(last) || last.length < 2)
    return null;
  const isShort = INITIAL.test(first);
  if (!isShort && !first.split(' ').every((word) => WORD.test(word) || INITIAL.test(word))) return null;
  return { label, rows, first: small(first), last: small(last), isShort };
}

/**
 * `M. Aziz` beside many `Mo Aziz`, and `Aziz, Mo`. Of two whose names begin alike nobody knows which is meant; and where a short name has no long one, short ones are how some are
 * called here.
 */
export function byInitial(labels: readonly Counted[]): Pair[] {
  const persons = labels.flatMap((one) => personOf(one) ?? []);
  if (persons.length < LIMITS.mostlyNames * labels.length) return [];
  const long = persons.filter(({ isShort }) => !isShort);
  // Where a family has several members one more may be meant.
  const fits = (of: Person) => {
    const family = long.filter((one) => one.last === of.last && one.label !== of.label);
    return of.isShort
      ? family.filter((one) => family.length === 1 && one.first.startsWith(of.first.charAt(0)))
      : family.filter((one) => one.first === of.first);
  };
  const short = persons.filter(({ isShort }) => isShort);
  const areAllKnown = short.every((one) => fits(one).length > 0);
  return [...(areAllKnown ? short : []), ...long].flatMap((one) => {
    const [to, ...others] = fits(one);
    const isOther = to && others.length === 0 && one.rows <= LIMITS.rareVariant * to.rows;
    return isOther ? [[one.label, to.label] as const] : [];
  });
}

/** `Ash (common)` beside many `Ash`: what stands behind it in brackets stands behind no other label. Whether it is the same nobody can say by that alone. */
export function byBracket(labels: readonly Counted[]): Pair[] {
  const counts = new Map(labels);
  const bracketed = labels.flatMap(([label, rows]) => {
    const [, to = '', behind = ''] = /^(.*\S)\s*\(([\p{L}\s.-]+)\)$/u.exec(label.trim()) ?? [];
    return to === '' ? [] : [{ label, rows, to, behind: small(behind) }];
  });
  return bracketed.flatMap(({ label, rows, to, behind }) => {
    const isLike = bracketed.some((one) => one.label !== label && (one.to === to || one.behind === behind));
    return !isLike && rows <= LIMITS.rareVariant * (counts.get(to) ?? 0) ? [[label, to] as const] : [];
  });
}
