import { LANGUAGES } from '../../contracts/language';
import { LIMITS } from './limits';
import { byInitial, byLegalForm, small, type Counted } from './one-name';
import { oneEdit } from './one-edit';

export type { Counted };

/** A label that is read as another one. */
export interface Slip {
  from: string;
  to: string;
  rows: number;
}

/** Pairs of a label and the one that it stands for, of labels by their frequency. */
type Rule = (labels: readonly Counted[]) => readonly (readonly [from: string, to: string])[];

/**
 * Labels that are one, by what they say themselves: written otherwise, a country beside its code, an abbreviation, a name with what it is before it. Left alone: what
 * tells rows apart, single letters, spellings that are about as frequent as another (alleles), and those that mix cases amid a word (codes).
 * @param labels with their counts, the most frequent first
 * @param areNames whether they call persons or firms, of which one may be called nearly as another
 */
export function slipsAmong(labels: readonly Counted[], areNames = false): Slip[] {
  const rows = labels.reduce((sum, [, n]) => sum + n, 0);
  // What nearly every row has another of tells them apart.
  if (rows < LIMITS.rowsALabel * new Set(labels.map(([label]) => caseless(label))).size) return [];
  const readAs = new Map<string, string>();
  let open = labels;
  for (const rule of areNames ? RULES : [...RULES, byTyping]) {
    const found = new Map(rule(open));
    if (found.size === 0) continue;
    for (const [from, to] of readAs) readAs.set(from, found.get(to) ?? to);
    for (const [from, to] of found) readAs.set(from, to);
    open = together(labels, readAs);
  }
  return labels.flatMap(([from, n]) => {
    const to = readAs.get(from);
    return to === undefined ? [] : [{ from, to, rows: n }];
  });
}

function together(labels: readonly Counted[], readAs: ReadonlyMap<string, string>): Counted[] {
  const counts = new Map<string, number>();
  for (const [label, n] of labels) {
    const as = readAs.get(label) ?? label;
    counts.set(as, (counts.get(as) ?? 0) + n);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

const caseless = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** A label without marks on its letters. */
const unmarked = (label: string): string =>
  label
    .normalize('NFC')
    .replace(/[äöüßÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** Without all that stands between letters and digits, their case kept. */
const lettersOf = (label: string): string => unmarked(label).replace(/[^\p{L}\p{N}]+/gu, '');

/** `St.Pölten` and `St. Poelten`, `walk-in` and `Walk In`: marks and blanks between letters are a matter of habit, those beside digits and at the end are not. */
function keyOf(label: string): string {
  const own = small(label);
  // `D417` among many `D-417`; of one digit, grades and groups of blood have a mark there.
  if (/^\p{L}{1,3}-?\d{2,}$/u.test(own)) return own.replace('-', '');
  if ((own.match(/\p{L}/gu) ?? []).length < LIMITS.fewestLetters) return own;
  return streetOf(unmarked(own))
    .replace(/(?<=\p{L})[\s.,'’´`_–-]+(?=\p{L})/gu, '')
    .replace(/(?<=\p{L})\s(?=\d)|(?<=\d)\s(?=\p{L})/gu, '')
    .replace(/\.$/, '');
}

/** `Hauptstr. 8` as `hauptstrasse 8`, `High St` as `high street`: as they end a name that begins with something else. */
const streetOf = (own: string): string =>
  own
    .replace(/(?<=\p{L}{3})str\.?(?=\s*\d|$)/u, 'strasse')
    .replace(/(?<=\p{L}{2}\s)(?:st|rd|ave)\.?$/u, (short) => STREETS[short.replace('.', '')] ?? short);

const STREETS: Readonly<Record<string, string>> = { st: 'street', rd: 'road', ave: 'avenue' };

const bySpelling: Rule = (labels) => {
  const heads = new Map<string, Counted>();
  return labels.flatMap(([from, n]) => {
    const head = heads.get(keyOf(from));
    if (!head) heads.set(keyOf(from), [from, n]);
    const isSlip =
      head &&
      (n <= LIMITS.rareSpelling * head[1] || isWordInTwoCases(from, head[0])) &&
      (isPlain(from) || lettersOf(from) === lettersOf(head[0])) &&
      /\p{L}.*\p{L}|\p{L}.*\d|\d.*\p{L}/u.test(from);
    return isSlip ? [[from, head[0]] as const] : [];
  });
};

/** `price` and `Price`, however often: of words nobody tells two apart by their case alone. */
const isWordInTwoCases = (one: string, other: string): boolean =>
  caseless(one) === caseless(other) &&
  /^\p{L}+(?:\s\p{L}+)*$/u.test(one) &&
  one.length >= LIMITS.fewestLetters &&
  [one, other].some((label) => label === label.toLowerCase()) &&
  [one, other].some((label) => /\p{Lu}\p{Ll}/u.test(label));

/** In small letters, in capitals, or each word with a capital: as people write, and no code does. */
const isPlain = (label: string): boolean =>
  label === label.toLowerCase() || label === label.toUpperCase() || label.split(/[\s/.,-]+/).every((word) => /^\P{Lu}?[^\p{Lu}]*$|^\p{Lu}[^\p{Lu}]*$/u.test(word)); // prettier-ignore

let regions: ReadonlyMap<string, string> | null = null;

/** Names of countries in each language, in small letters, and their codes of two capitals: all as the name of the country. */
function regionOf(label: string): string | undefined {
  if (!regions) {
    const found = new Map<string, string>();
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i));
    for (const style of ['long', 'short'] as const)
      for (const language of LANGUAGES) {
        const names = new Intl.DisplayNames(language, { type: 'region', style });
        const canonical = new Intl.DisplayNames('en', { type: 'region' });
        for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
          const [own, name] = [names.of(code), canonical.of(code)];
          if (own === undefined || name === undefined || own === code) continue;
          found.set(code, name);
          if (own !== own.toUpperCase()) found.set(own.toLowerCase(), name);
          else if (!found.has(own)) found.set(own, name);
        }
      }
    regions = found;
  }
  const text = label.trim();
  return regions.get(text) ?? regions.get(text.toLowerCase());
}

/** `DE`, `Germany` and `Deutschland`, where nearly all labels are countries. */
const byCountry: Rule = (labels) => {
  const rows = labels.reduce((sum, [, n]) => sum + n, 0);
  const heads = new Map<string, string>();
  let known = 0;
  const found = labels.flatMap(([label, n]) => {
    const region = regionOf(label);
    if (region === undefined) return [];
    known += n;
    const head = heads.get(region);
    if (head === undefined) heads.set(region, label);
    return head === undefined ? [] : [[label, head] as const];
  });
  return heads.size > 1 && known >= LIMITS.mostlyCountries * rows ? found : [];
};

/** `Intl` beside many `International`, `Dept.` beside `Department`: it begins as that does, and no other label so. */
const byAbbreviation: Rule = (labels) => {
  const words = labels.filter(([label]) => /^\p{L}+\.?$/u.test(label));
  const shortest = Math.min(...labels.map(([label]) => label.length));
  return words.flatMap(([from, n]) => {
    const bare = from.replace(/\.$/, '').toLowerCase();
    if (bare.length < LIMITS.fewestOfBeginning) return [];
    const isAlone = from.length === shortest && labels.filter(([label]) => label.length < from.length + LIMITS.clearlyLonger).length === 1; // prettier-ignore
    const fits = words.filter(([to]) => {
      const whole = to.toLowerCase();
      if (to === from || whole.length < LIMITS.timesLonger * bare.length) return false;
      return isContraction(bare, whole) || (whole.startsWith(bare) && (from.endsWith('.') || isAlone));
    });
    const [fit] = fits;
    return fit && fits.length === 1 && n <= LIMITS.rareVariant * fit[1] ? [[from, fit[0]] as const] : [];
  });
};

/** `intl` of `international`: its begin, and some of its consonants down to its last letter. */
function isContraction(short: string, long: string): boolean {
  const tail = short.slice(LIMITS.fewestOfBeginning);
  if (!long.startsWith(short.slice(0, LIMITS.fewestOfBeginning)) || tail === '' || long.startsWith(short)) return false;
  if (/[aeiouyäöü]/.test(tail) || short.at(-1) !== long.at(-1)) return false;
  let at = LIMITS.fewestOfBeginning;
  for (const letter of tail) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** `Hotel Seeblick` beside many `Seeblick`: with what it is before its name, as no other label has it. Where others do, they tell kinds apart. */
const byWhatItIs: Rule = (labels) => {
  const counts = new Map(labels);
  const longer = labels.flatMap(([from, n]) => {
    const words = from.split(' ');
    return words.slice(1).flatMap((_, i) => {
      const to = words.slice(i + 1).join(' ');
      const most = counts.get(to);
      return most === undefined ? [] : [{ from, to, n, most, before: words.slice(0, i + 1) }];
    });
  });
  const [one] = longer;
  if (!one || longer.length > 1 || labels.length < LIMITS.fewestNames) return [];
  const isName = [...one.before, one.to].every((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  const first = one.before[0] ?? '';
  const isLike = labels.some(([label]) => label !== one.from && label.split(' ').includes(first));
  return isName && !isLike && one.n <= LIMITS.rareVariant * one.most ? [[one.from, one.to] as const] : [];
};

/** `Referal` beside many `Referral`, `Recieved` beside `Received`. */
const byTyping: Rule = (labels) =>
  labels.flatMap(([from, n], i) => {
    const fits = labels.slice(0, i).filter(([to, most]) => n <= LIMITS.rareSlip * most && isMistyped(from, to));
    const [fit] = fits;
    return fit && fits.length === 1 ? [[from, fit[0]] as const] : [];
  });

/** Whether one is the other with a letter of a pair lost or doubled, or with two neighbours exchanged. An exchanged letter may make another word. */
function isMistyped(one: string, other: string): boolean {
  const [a, b] = [caseless(one), caseless(other)];
  if (Math.min(a.length, b.length) < LIMITS.longEnough || !/^[\p{L}\s]+$/u.test(a + b)) return false;
  const edit = oneEdit(a, b);
  return edit === 'doubled' || edit === 'swapped';
}

const RULES: readonly Rule[] = [bySpelling, byCountry, byAbbreviation, byWhatItIs, byLegalForm, byInitial];
