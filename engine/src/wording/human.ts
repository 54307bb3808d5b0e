import { foreignText, visibleText } from '../contracts/foreign-text';
import { language } from '../words';
import { LIMITS } from './limits';
import { t } from './messages';

/** `SLA`, `U.S.`, `DfE`, `PhD`, `PCNs`. */
const ACRONYM = /^\(?[A-Z0-9]{2,5}s?[):,;]*$|^(?:\p{Lu}\.)+\p{Lu}?$|^\(?\p{Lu}\p{Ll}\p{Lu}s?[):,;]*$/u;
/** Symbols of units, whose letters are large and small for a reason (SI Brochure, 9th edition, 5.2). */
const SYMBOL = /^[([]?(?:[kMGT](?:Wh?|Hz|Pa|J|VA?)|m(?:V|Ah?|W|Hz)|hPa|dBA?|pH|Wh|Hz)(?:\/\p{L}+[²³\d]?)?[)\]]?[,;:]?$/u;
/** Dots that stand for blanks, as names of variables have them: those of `U.S.` and `1.5` do not. */
const DOT_FOR_BLANK = /(?<=[\p{L}\p{N}]{2})\.(?=\p{L})|(?<=\p{L})\.(?=\p{L}{2})/gu;

/**
 * German nouns, which keep their capital in any sentence: by letters that English has not, by the ends of their words, and the most usual ones in tables.
 */
const GERMAN =
  /[äöüß]|(?:\p{L}{3}ung|heit|keit|schaft|quote|anzahl|betrag|datum|preis|menge|umsatz|gruppe|kosten|stunden|zeit|nummer|dauer|jahr|monat|woche|bestand|kunde|filiale|bezirk)(?:en?|er|s)?$|^(?:std|retoure|ferien|schule|lehrer|besucher|eintritt|wetter|regen|strom|wasser|abteilung|standort|artikel|gehalt|lohn|klasse|uhrzeit)$/iu;

const isCapital = (word: string): boolean => /^[(]?\p{Lu}/u.test(word);
const isGerman = (word: string): boolean => GERMAN.test(word.replace(/[^\p{L}]/gu, ''));

/** Whether a table's headers are German: several have a noun of which that is known, and they are no exception. */
export function areGerman(headers: readonly string[]): boolean {
  const known = headers.filter((header) => header.split(/[\s_]+/).some((word) => isCapital(word) && isGerman(word)));
  return known.length >= LIMITS.fewestGerman && known.length >= LIMITS.mostlyGerman * headers.length;
}

/** A column's name in words, isolated where it runs from right to left: `assigned_to` → `assigned to`, `unitPrice` → `unit price`, `SLA_days` → `SLA days`, `Fuel.tank.capacity` → `fuel tank capacity`. What stands before a colon is what somebody calls a thing, and stays: `Long Island: Total Trips` → `Long Island: total trips`. */
export function human(column: string, inGerman = false): string {
  const words = (/\s/.test(column.trim()) ? column : column.replace(DOT_FOR_BLANK, ' '))
    // One small letter before a large one is no word: kWh, pH, iPad.
    .replace(/((?<=\p{Ll})\p{Ll}|(?<=\p{Lu})\p{Ll}(?=\p{Lu}\p{Ll})|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    // A header that asks is the name of what it asks for: “have renewed? Yes” reads as a question of ours.
    .replace(/(?<=[\p{L}\p{N})\]])\s*[?:]+$/u, '')
    .split(' ');
  // `GOALS FOR` is written in capitals, `CA HT 2023` is two abbreviations.
  const lettered = words.filter((word) => /\p{L}/u.test(word));
  const shouting =
    lettered.length > 1 &&
    words.every((word) => word === word.toUpperCase()) &&
    lettered.some((word) => word.length > LIMITS.shortest);
  // English writes what things are called small; elsewhere a name keeps the letters that its header has.
  if (language() !== 'en') return foreignText(words.join(' ')) || t('unnamed');
  // German writes nouns with a capital: a header that does keeps it.
  if (!shouting && words.some((word) => isCapital(word) && (inGerman || isGerman(word))))
    return foreignText(words.join(' ')) || t('unnamed');
  const named = shouting ? 0 : words.slice(0, -1).findIndex((word) => word.endsWith(':')) + 1;
  const text = words
    .map((word, i) =>
      i < named || SYMBOL.test(word)
        ? word
        : word
            .split('/')
            .map((part, _, { length }) =>
              ACRONYM.test(part) && !shouting && (words.length + length > 2 || part.length <= 3 || /\p{Ll}/u.test(part))
                ? part
                : part.toLowerCase(),
            )
            .join('/'),
    )
    .join(' ');
  return foreignText(text) || t('unnamed');
}

/** First letter in upper case, for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first characters of a text, no picture or letter cut in two. */
export function cut(text: string, most: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter(language()).segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}

/** A cell's text for use in a sentence: isolated, one line, at most 60 characters, in quotes unless it reads as a plain name. */
export function labelText(label: string): string {
  const line = visibleText(label.replace(/\s+/g, ' ').trim());
  const short = line.length > LIMITS.longestLabel ? `${cut(line, LIMITS.longestLabel - 1)}…` : line;
  return /^[-−]?[\p{L}\p{N}][\p{L}\p{N} .,&/+'()…-]*$/u.test(short)
    ? foreignText(short)
    : t('quoted', { text: foreignText(short) });
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list.last', { first: series(items.slice(0, -1)), last });
}

/** `a, b, c`. */
export const series = (items: readonly string[]): string =>
  items.length === 0 ? '' : items.reduce((first, next) => t('list.next', { first, next }));

/**
 * One of several: `records` → `record`, `properties` → `property`, `branches` → `branch`, `cases` → `case`. What rows are called in another
 * language has its own word for one of them.
 */
export const singular = (plural: string): string =>
  t('singular', { one: /ies$/.test(plural) ? plural.replace(/ies$/, 'y') : plural.replace(/(?<=ss|x|ch|sh)es$|s$/, '') });

/** `an age`, `a cost`. */
export const withArticle = (noun: string): string => t('article', { vowel: /^[aeiou]/i.test(noun), noun });

/** Whether a noun phrase takes the plural form of a verb: `deaths`, `sales in units`. */
export function isPlural(noun: string): boolean {
  const head = noun.split(/ (?:in|of|per|from|to|by) /)[0] ?? noun;
  return /[^su]s$/.test(head) && !/(?:is|news|days since)$/.test(head);
}
