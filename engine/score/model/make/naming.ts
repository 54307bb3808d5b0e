import type { Random } from './random';
import { FIFTH_WORDS } from '../fifth/words';
import { FOURTH_WORDS } from '../fourth/words';
import { SECOND_WORDS } from '../second/words';
import { THIRD_WORDS } from '../third/words';
import { VOCABULARY, type Language } from './vocabulary';

export type Style =
  | 'snake'
  | 'camel'
  | 'pascal'
  | 'spaced'
  | 'upper'
  | 'abbreviated'
  | 'brackets'
  | 'suffix'
  | 'dotted'
  | 'kebab'
  | 'vowelless'
  | 'numbered'
  | 'clipped'
  | 'of a field'
  | 'of a table';
/** `null` for headers without any meaning. */
export type Naming = { language: Language; style: Style } | null;

export const namingText = (naming: Naming): string => (naming ? `${naming.language}-${naming.style}` : 'none');

const STYLES: readonly Style[] = ['snake', 'camel', 'pascal', 'spaced', 'upper', 'brackets', 'suffix'];
const FOREIGN: readonly Exclude<Language, 'en'>[] = ['de', 'fr', 'es'];

/** English more often than not, abbreviated at times, now and then without any meaning. */
export function someNaming(random: Random): Naming {
  const at = random.unit();
  if (at < 0.06) return null;
  if (at < 0.14) return { language: 'en', style: 'abbreviated' };
  return { language: at < 0.62 ? 'en' : random.pick(FOREIGN), style: random.pick(STYLES) };
}

const SECOND_STYLES: readonly Style[] = [...STYLES, 'dotted', 'dotted', 'vowelless', 'numbered'];
const SECOND_FOREIGN: readonly Exclude<Language, 'en'>[] = ['de', 'fr', 'es', 'it', 'nl'];

/** As above, with headers of R, without vowels, behind numbers, and in Italian and Dutch. */
export function secondNaming(random: Random): Naming {
  const at = random.unit();
  if (at < 0.05) return null;
  const style = random.pick(SECOND_STYLES);
  return { language: at < 0.5 || style === 'vowelless' ? 'en' : random.pick(SECOND_FOREIGN), style };
}

const THIRD_STYLES: readonly Style[] = [...STYLES, 'kebab', 'dotted', 'abbreviated', 'vowelless'];
const THIRD_FOREIGN: readonly Exclude<Language, 'en'>[] = ['de', 'pt', 'sv'];

/** As above, with hyphens, and in two languages of which the engine knows no word. */
export function thirdNaming(random: Random): Naming {
  const at = random.unit();
  if (at < 0.05) return null;
  const style = random.pick(THIRD_STYLES);
  const cut = style === 'vowelless' || style === 'abbreviated';
  return { language: at < 0.5 || cut ? 'en' : random.pick(THIRD_FOREIGN), style };
}

const FOURTH_STYLES: readonly Style[] = [...STYLES, 'clipped', 'clipped', 'of a field', 'of a table', 'kebab'];
const FOURTH_FOREIGN: readonly Exclude<Language, 'en'>[] = ['de', 'da', 'pl'];

/** As companies' programs export them: cut short behind a full stop, as names of fields and of tables; in Danish and Polish. */
export function fourthNaming(random: Random): Naming {
  const at = random.unit();
  if (at < 0.05) return null;
  return { language: at < 0.5 ? 'en' : random.pick(FOURTH_FOREIGN), style: random.pick(FOURTH_STYLES) };
}

const FIFTH_STYLES: readonly Style[] = [...STYLES, 'kebab', 'dotted', 'numbered', 'of a field'];

/** Lists of members and logs, never without names: without them nothing tells the one from the other. */
export function fifthNaming(random: Random): Naming {
  return { language: random.chance(0.5) ? 'en' : random.pick(['de', 'es']), style: random.pick(FIFTH_STYLES) };
}

/** Short forms that people write; other words lose their end. */
const SHORT: Readonly<Record<string, string>> = {
  amount: 'amt', average: 'avg', category: 'cat', code: 'cd', count: 'cnt', country: 'ctry', customer: 'cust', date: 'dt', department: 'dept', description: 'desc', distance: 'dist', district: 'dist', duration: 'dur', employee: 'emp', hours: 'hrs', identifier: 'id', latitude: 'lat', longitude: 'lon', machine: 'mach', maximum: 'max', minimum: 'min', minutes: 'mins', month: 'mth', number: 'no', order: 'ord', patient: 'pat', percent: 'pct', population: 'pop', price: 'prc', product: 'prod', quantity: 'qty', quarter: 'qtr', region: 'reg', revenue: 'rev', status: 'stat', temperature: 'temp', total: 'tot', transaction: 'txn', volume: 'vol', weight: 'wt', year: 'yr',
}; // prettier-ignore

const PLACE: Readonly<Record<string, number>> = { de: 0, fr: 1, es: 2, it: 3, nl: 4 };
const PLACE_OF_FOURTH: Readonly<Record<string, number>> = { de: 0, da: 1, pl: 2 };
const PLACE_OF_FIFTH: Readonly<Record<string, number>> = { de: 0, es: 1 };
const PLACE_OF_THIRD: Readonly<Record<string, number>> = { de: 0, pt: 1, sv: 2 };

/** The words for what a column is about. Where a language has none of its own the English ones stand, as they do in many a company. */
function translated(language: Language, concept: string): string {
  if (language === 'en') return concept;
  const [, ofYear, year] = /^(.+) (\d{4})$/.exec(concept) ?? [];
  if (ofYear !== undefined && year !== undefined) return `${translated(language, ofYear)} ${year}`;
  const earlier: readonly string[] | undefined = SECOND_WORDS[concept] ?? VOCABULARY[concept];
  const third: readonly string[] | undefined = THIRD_WORDS[concept];
  const fourth: readonly string[] | undefined = FOURTH_WORDS[concept];
  const fifth: readonly string[] | undefined = FIFTH_WORDS[concept];
  if (!earlier && !third && !fourth && !fifth) throw new Error(`The vocabulary lacks “${concept}”.`);
  return (
    fifth?.[PLACE_OF_FIFTH[language] ?? -1] ??
    fourth?.[PLACE_OF_FOURTH[language] ?? -1] ??
    earlier?.[PLACE[language] ?? -1] ??
    third?.[PLACE_OF_THIRD[language] ?? -1] ??
    concept
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The header of a column in the given naming. `place` counts from 0. */
export function headerOf(naming: Naming, concept: string, place: number, unit?: string): string {
  if (naming === null) return `v${place + 1}`;
  const { language, style } = naming;
  const words = translated(language, concept).split(' ');
  switch (style) {
    case 'snake':
      return words.join('_').toLowerCase();
    case 'camel':
      return words.map((word, i) => (i === 0 ? word.toLowerCase() : capital(word))).join('');
    case 'pascal':
      return words.map(capital).join('');
    case 'spaced':
      return capital(words.join(' '));
    case 'upper':
      return words.join('_').toUpperCase();
    case 'abbreviated':
      return words.map((word) => SHORT[word] ?? (word.length > 5 ? word.slice(0, 4) : word)).join('_');
    case 'kebab':
      return words.join('-').toLowerCase();
    case 'dotted':
      return words.map(capital).join('.');
    case 'vowelless':
      return words.map((word) => SHORT[word] ?? (word.length > 4 ? word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '') : word)).join('_'); // prettier-ignore
    case 'numbered':
      return `${place + 1}. ${capital(words.join(' '))}`;
    case 'clipped':
      return words.map((word) => (word.length > 6 ? `${capital(word.slice(0, 5))}.` : capital(word))).join(' ');
    case 'of a field':
      return `${words.map(capital).join('_')}__c`;
    case 'of a table':
      return `T1.${words.join('_').toUpperCase()}`;
    case 'brackets':
      return unit === undefined ? capital(words.join(' ')) : `${capital(words.join(' '))} (${unit})`;
    case 'suffix':
      return [...words, ...(unit === undefined ? [] : [SUFFIX[unit] ?? unit.toLowerCase()])].join('_').toLowerCase();
  }
}

const SUFFIX: Readonly<Record<string, string>> = {
  '%': 'pct',
  '°C': 'celsius',
  '€': 'eur',
  $: 'usd',
  'm²': 'sqm',
  'km/h': 'kmh',
};

/** Headers of a whole table: no two are the same. */
export function headersOf(naming: Naming, fields: readonly { concept: string; unit?: string; verbatim?: boolean }[]): string[] {
  const seen = new Set<string>();
  return fields.map(({ concept, unit, verbatim }, place) => {
    const wanted = verbatim === true && naming !== null ? concept : headerOf(naming, concept, place, unit);
    let header = wanted;
    for (let n = 2; seen.has(header.toLowerCase()); n++) header = `${wanted}_${n}`;
    seen.add(header.toLowerCase());
    return header;
  });
}
