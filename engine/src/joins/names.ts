import { hasWord, nameWords, wordSet } from '../profile/roles/name-words';
import { singular } from '../wording/human';

const KEY = wordSet(
  'id key no nr num number code ref reference fk pk uuid guid sk ident identifier nummer numero cod codigo clave',
);
/** Before a name only these make a key: `num_orders` counts. */
const KEY_BEFORE = wordSet('id key code fk pk uuid guid cod codigo');
const COMPOUND = /^(.{3,}?)(?:id|key|code|nr|no|num|nummer)$/;
const FILLER = wordSet('tbl table dim fact list data master export sheet tab stg raw vw view the all public dbo csv');
const LABEL = wordSet('name title label bezeichnung nom nombre description');
/** Who does something, in columns that refer to people. */
const WHO = wordSet(
  'manager supervisor boss rep representative agent seller owner assignee author creator reporter approver technician driver',
);
const PEOPLE = wordSet('employee staff user person people agent member worker personnel mitarbeiter');
const EXTENSION = /\.(?:csv|tsv|tab|txt|xlsx?|ods|parquet|json|jsonl|ndjson|sql|gz|db|sqlite3?|duckdb)$/i;

/** What a column's or table's name speaks of, without what only says that it is a key. */
export interface NameCore {
  words: string[];
  /** A word of it says that it is a key. */
  isKey: boolean;
  /** It names several things, as counts do. */
  isPlural: boolean;
}

/** A table's name without the file, sheet or schema around it: `shop.xlsx: Orders` → `Orders`. */
export function bareTable(name: string): string {
  const last = name.split(': ').at(-1) ?? name;
  let bare = last;
  while (EXTENSION.test(bare)) bare = bare.replace(EXTENSION, '');
  return bare.split(/[/\\]/).at(-1) || name;
}

export const tableCore = (name: string): string[] => {
  const words = nameWords(bareTable(name).split('.').at(-1) ?? name).filter((word) => !FILLER.has(word) && !/^\d+$/.test(word));
  return words.map(singular);
};

/** The word that begins the names of all columns of a table (`l_orderkey`, `l_quantity`), or null. */
export function sharedPrefix(columns: readonly string[]): string | null {
  const firsts = new Set(columns.map((column) => nameWords(column)[0] ?? ''));
  const [first = ''] = firsts;
  return columns.length > 1 && firsts.size === 1 && first !== '' ? first : null;
}

/** @param prefix a word that all columns of the table begin with */
export function columnCore(column: string, prefix: string | null): NameCore {
  const all = nameWords(column);
  let words = prefix !== null && all.length > 1 && all[0] === prefix ? all.slice(1) : all;
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  let isKey = false;
  if (KEY.has(last)) [words, isKey] = [words.slice(0, -1), true];
  else if (words.length > 1 && KEY_BEFORE.has(first)) [words, isKey] = [words.slice(1), true];
  else {
    const [, stem] = COMPOUND.exec(last) ?? [];
    if (stem !== undefined) [words, isKey] = [[...words.slice(0, -1), stem], true];
  }
  const head = words.at(-1) ?? '';
  return { words: words.map(singular), isKey, isPlural: !isKey && head !== singular(head) };
}

/** The same word, or one with another ending: `Rechnung`, `Rechnungen`. */
export const isAlike = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short));
};

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((word, i) => isAlike(word, b[i] ?? ''));

export const endsWith = (whole: readonly string[], end: readonly string[]): boolean =>
  end.length > 0 && whole.length > end.length && isSame(whole.slice(-end.length), end);

/** `cust` of `customer`. */
const isShortFor = ([word = '', ...more]: readonly string[], table: readonly string[]): boolean =>
  more.length === 0 && word.length >= 3 && table.length === 1 && (table[0] ?? '').startsWith(word);

export interface NameEvidence {
  /** How clearly the names say that a column refers to a table: 4 the same name, 3 with the part it plays, 2 a hint, 0 nothing. */
  strength: 0 | 2 | 3 | 4;
}

export interface NamedColumn {
  table: string;
  column: string;
  prefix: string | null;
}

/** What the names say of whether a column refers to the key of another table. */
export function nameStrength(from: NamedColumn, to: NamedColumn): NameEvidence['strength'] {
  const own = columnCore(from.column, from.prefix);
  const key = columnCore(to.column, to.prefix);
  const table = tableCore(to.table);
  if (own.words.length === 0 || own.isPlural) return 0;
  const keyWords = key.words;
  const isLabel = keyWords.length > 0 && hasWord(keyWords.slice(-1), LABEL);
  const isOwnKey =
    (keyWords.length === 0 && key.isKey) ||
    isSame(keyWords, table) ||
    endsWith(table, keyWords) ||
    isShortFor(keyWords, table) ||
    (isLabel && (keyWords.length === 1 || isSame(keyWords.slice(0, -1), table)));
  if (isOwnKey && (isSame(own.words, table) || (!isLabel && isSame(own.words, keyWords)))) return isLabel ? 3 : 4;
  if (isOwnKey && !isLabel && (endsWith(own.words, table) || endsWith(own.words, keyWords))) return 3;
  if (isSame(own.words, keyWords) && own.isKey === key.isKey) return 2;
  if (isOwnKey && (own.isKey || key.isKey) && endsWith(table, own.words)) return 2;
  if (isOwnKey && own.isKey && !isLabel && hasWord(own.words.slice(-1), WHO) && hasWord(table.slice(-1), PEOPLE)) return 2;
  return 0;
}
