import { bandPlaces } from '../../profile/order/bands';
import { wordSet } from '../../profile/roles/name-words';
import { LIMITS } from './limits';

/** Headers that are put together of several labels: `new_sp_m014` of a method, a sex and an age. */
export interface CodedHeaders {
  columns: string[];
  /** What all of them begin with. */
  stem: string;
  parts: CodePart[];
}

export interface CodePart {
  kind: 'sex' | 'age' | 'code';
  /** The label of each column, in the order of the columns. */
  labels: string[];
  /** From low to high, where they are bands. */
  order?: string[];
}

const SEX = wordSet('m f w male female men women boys girls männer frauen männlich weiblich mann frau');

/**
 * Headers of one stem that go through (nearly) all combinations of two or more parts: what stands before the last parts is one of them where it differs.
 * Parts are parted by signs, or are letters beside digits.
 */
export function codedHeaders(names: readonly string[]): CodedHeaders | null {
  const found = [(name: string) => name.slice(0, LIMITS.sharedLetters), (name: string) => tokensOf(name)[0] ?? ''].flatMap(
    (beginningOf) => {
      const byBeginning = new Map<string, string[]>();
      for (const name of names) {
        const beginning = beginningOf(name).toLowerCase();
        byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), name]);
      }
      return [...byBeginning.values()].flatMap((columns) => codesOf(columns) ?? []);
    },
  );
  return found.sort((a, b) => b.columns.length - a.columns.length)[0] ?? null;
}

const tokensOf = (name: string): string[] =>
  name
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(/[\s_.:-]+/)
    .filter((token) => token !== '');

function codesOf(columns: readonly string[]): CodedHeaders | null {
  if (columns.length < LIMITS.fewestCoded) return null;
  const tokens = columns.map(tokensOf);
  const shortest = Math.min(...tokens.map(({ length }) => length));
  for (let trailing = Math.min(LIMITS.mostCodeParts, shortest - 1); trailing >= 2; trailing--) {
    const heads = tokens.map((own) => own.slice(0, -trailing).join('_'));
    const tails = Array.from({ length: trailing }, (_, i) => tokens.map((own) => own[own.length - trailing + i] ?? ''));
    const several = [heads, ...tails].filter((labels) => new Set(labels).size > 1);
    const all = several.reduce((product, labels) => product * new Set(labels).size, 1);
    if (several.length < 2 || tails.some((labels) => new Set(labels).size < 2) || columns.length < LIMITS.ofAllCodes * all)
      continue;
    // Each combination is one column.
    if (
      new Set(tokens.map((own) => own.slice(-trailing).join('_') + '\n' + own.slice(0, -trailing).join('_'))).size <
      columns.length
    )
      continue;
    const shared = sharedOf(heads);
    const parts = [
      ...(new Set(heads).size > 1 ? [heads.map((head) => head.slice(shared.length).replace(/^_/, ''))] : []),
      ...tails,
    ];
    return { columns: [...columns], stem: shared.replace(/[_\d]+$/, ''), parts: parts.map(partOf) };
  }
  return null;
}

/** What all of them begin with, up to the end of a word where they have words. */
function sharedOf(heads: readonly string[]): string {
  const [first = ''] = heads;
  const end = [...first].findIndex((letter, i) => heads.some((head) => head[i] !== letter));
  const shared = end < 0 ? first : first.slice(0, end);
  const word = shared.lastIndexOf('_');
  return end < 0 || word < 0 ? shared : shared.slice(0, word);
}

function partOf(labels: readonly string[]): CodePart {
  const different = [...new Set(labels)];
  if (different.length === 2 && different.every((label) => SEX.has(label.toLowerCase())))
    return { kind: 'sex', labels: [...labels] };
  const bands = bandsOf(different);
  if (!bands) return { kind: 'code', labels: [...labels] };
  const written = labels.map((label) => bands.get(label) ?? label);
  return { kind: 'age', labels: written, order: [...new Set(bands.values())] };
}

/** `014`, `1524`, `65` as the bands that they stand for, from low to high: they go on from one another, and the last may be open. */
function bandsOf(labels: readonly string[]): ReadonlyMap<string, string> | null {
  const spans = labels
    .flatMap((label) => {
      const [, low, high] = /^(\d{1,2})(\d{2})$/.exec(label) ?? [];
      if (low !== undefined && high !== undefined) return [{ label, low: Number(low), high: Number(high) }];
      return /^\d{2}$/.test(label) ? [{ label, low: Number(label), high: Infinity }] : [];
    })
    .sort((a, b) => a.low - b.low);
  const goOn = spans.every(({ low, high }, i) => low < high && (i === 0 || low === (spans[i - 1]?.high ?? NaN) + 1));
  if (spans.length < labels.length || spans.length < LIMITS.fewestHeaders - 1 || !goOn) return null;
  const named = new Map(spans.map(({ label, low, high }) => [label, high === Infinity ? `${low}+` : `${low}-${high}`]));
  return bandPlaces([...named.values()]) ? named : null;
}
