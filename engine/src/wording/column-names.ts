import { foreignText, visibleText } from '../contracts/foreign-text';
import { language } from '../words';
import { areGerman, cut, human, labelText } from './human';
import { LIMITS } from './limits';
import { t } from './messages';

/** What sentences and charts call a column, by its header. */
export type ColumnNames = (column: string) => string;

/**
 * Names for a table's columns. A header that is itself a sentence, as surveys have them, is called by its beginning, in quotes; where several begin
 * alike, by the part in which it differs. What somebody says of themselves or is asked stands in quotes, too. The section of columns has it whole.
 */
export function columnNames(columns: readonly { name: string; isLabel?: true }[]): ColumnNames {
  const headers = new Map(columns.map(({ name }) => [name, oneLine(name)]));
  const long = [...headers.values()].filter(isLong);
  const german = areGerman([...headers.values()]);
  const labels = new Set(columns.flatMap(({ name, isLabel }) => (isLabel ? [name] : [])));
  return (column) => {
    if (labels.has(column)) return labelText(column);
    const header = headers.get(column) ?? oneLine(column);
    if (!isLong(header) && !isStatement(header)) return human(column, german);
    const short = foreignText(isLong(header) ? shortOf(header, long) : header);
    // Elsewhere sentences put names into quotes themselves.
    return language() === 'en' ? t('quoted', { text: short }) : short;
  };
}

/** A header as the file has it, whole and in quotes, unless it is no name at all: one of 200,000 letters would be 70 screens. */
export function wholeHeader(column: string): string {
  const line = visibleText(column.replace(/\s+/g, ' ').trim());
  const text = line.length > LIMITS.longestHeader ? `${cut(line, LIMITS.longestHeader)}…` : line;
  return t('quoted', { text: foreignText(text) });
}

const oneLine = (name: string): string => visibleText(name.replace(/[_\s]+/g, ' ').trim());

/** Whether sentences call a column by a part of its header. */
export const isLong = (header: string): boolean => header.length > LIMITS.longestLabel;

/** What somebody says or is asked, word by word: `My manager supports me`. In small letters and without quotes it would run into the sentence around it. */
const isStatement = (header: string): boolean =>
  header.split(' ').length > 2 &&
  /(?:^| )(?:I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|[Ii]ch|[Mm]eine?|[Ww]ir|[Uu]nsere?|Sie|Ihre?)(?: |$)/u.test(header);

const beginning = (header: string): string => firstWords(header, LIMITS.longestLabel - 1);

function shortOf(header: string, long: readonly string[]): string {
  const alike = long.filter(
    (other) => other !== header && (other.startsWith(beginning(header)) || header.startsWith(beginning(other))),
  );
  if (alike.length === 0) return `${beginning(header)}…`;
  const words = header.split(' ');
  const same = Math.max(...alike.map((other) => commonWords(words, other.split(' '))));
  const own = words.slice(same).join(' ');
  const opening = firstWords(header, LIMITS.longestOpening);
  const part = firstWords(own, LIMITS.longestLabel - opening.length - 3);
  // What another header only goes on from has no part of its own.
  return part === '' ? header : `${opening} … ${part}${part === own ? '' : '…'}`;
}

function commonWords(words: readonly string[], others: readonly string[]): number {
  const end = words.findIndex((word, i) => word !== others[i]);
  return end === -1 ? words.length : end;
}

/** As many whole words as there is room for; of a text without blanks, or a first word that is too long, as many letters. */
function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = cut(text, most + 1);
  const end = letters.lastIndexOf(' ');
  return (end > 0 ? letters.slice(0, end) : cut(text, most)).replace(/[\s,;:.–-]+$/u, '');
}
