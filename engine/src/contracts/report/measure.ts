import * as z from 'zod/mini';

/** What a claim measures of its rows. A column stands by its header, whatever that holds. */
export const typedMeasure = z.discriminatedUnion('op', [
  z.object({ op: z.literal('count') }),
  z.object({ op: z.literal('mean'), column: z.string() }),
  z.object({ op: z.literal('sum'), column: z.string() }),
  /** Share of the rows whose cell is `value`. */
  z.object({ op: z.literal('rate'), column: z.string(), value: z.string() }),
  /** Share of the rows in which `actual` is at least `target`. */
  z.object({ op: z.literal('attainment'), actual: z.string(), target: z.string() }),
  z.object({ op: z.literal('duration'), start: z.string(), end: z.string() }),
  z.object({ op: z.literal('quotient'), of: z.string(), by: z.string() }),
  z.object({ op: z.literal('difference'), of: z.string(), less: z.string() }),
  /** Rows for each different value of `column`. */
  z.object({ op: z.literal('rows-per'), column: z.string() }),
  /** Range of the middle half of the values. */
  z.object({ op: z.literal('spread'), column: z.string() }),
]);
export type TypedMeasure = z.infer<typeof typedMeasure>;

export const COUNT: TypedMeasure = { op: 'count' };
export const meanOf = (column: string): TypedMeasure => ({ op: 'mean', column });
export const rateOf = (column: string, value: string): TypedMeasure => ({ op: 'rate', column, value });

const WORDS = ['mean', 'sum', 'rate', 'duration', 'ratio', 'difference', 'rows_per', 'spread'] as const;
type Word = (typeof WORDS)[number];

/** Characters that mean something between the parentheses, and those that do not print. */
const SPECIAL = /[(),=>"\p{C}]/u;
const argument = (text: string): string => (text === '' || SPECIAL.test(text) ? JSON.stringify(text) : text);

/** Whether a header cannot be taken for anything but a header. */
const isBare = (column: string): boolean =>
  column !== '' && column !== 'count' && !column.startsWith('"') && !WORDS.some((word) => column.startsWith(`${word}(`));

/**
 * A measure as one line of text, for keys, tables and people: `count`, `cost`, `sum(cost)`, `rate(state=open)`,
 * `duration(opened,closed)`. Names that hold a sign of this grammar stand in quotes as JSON writes them, so that
 * {@link parseMeasure} gives back what was printed, for any header.
 */
export function printMeasure(measure: TypedMeasure): string {
  switch (measure.op) {
    case 'count':
      return 'count';
    case 'mean':
      return isBare(measure.column) ? measure.column : `mean(${argument(measure.column)})`;
    case 'sum':
      return `sum(${argument(measure.column)})`;
    case 'rate':
      return `rate(${argument(measure.column)}=${argument(measure.value)})`;
    case 'attainment':
      return `rate(${argument(measure.actual)}>=${argument(measure.target)})`;
    case 'duration':
      return `duration(${argument(measure.start)},${argument(measure.end)})`;
    case 'quotient':
      return `ratio(${argument(measure.of)},${argument(measure.by)})`;
    case 'difference':
      return `difference(${argument(measure.of)},${argument(measure.less)})`;
    case 'rows-per':
      return `rows_per(${argument(measure.column)})`;
    case 'spread':
      return `spread(${argument(measure.column)})`;
  }
}

/**
 * The measure that a text stands for. Reports of versions that kept measures as text did not quote names: what does not keep to the
 * grammar is read as these wrote it, at the first sign between two names. A text that is no formula is a column's mean.
 */
export function parseMeasure(text: string): TypedMeasure {
  if (text === 'count') return COUNT;
  const word = WORDS.find((candidate) => text.startsWith(`${candidate}(`) && text.endsWith(')'));
  if (!word) return meanOf(text);
  const inner = text.slice(word.length + 1, -1);
  const parts = readArguments(inner) ?? unquotedArguments(word, inner);
  return measureOf(word, parts) ?? meanOf(text);
}

interface Arguments {
  first: string;
  sign: '' | ',' | '=' | '>=';
  second: string;
}

function measureOf(word: Word, { first, sign, second }: Arguments): TypedMeasure | null {
  if (word === 'rate' && sign === '=') return rateOf(first, second);
  if (word === 'rate' && sign === '>=') return { op: 'attainment', actual: first, target: second };
  if (word === 'duration' && sign === ',') return { op: 'duration', start: first, end: second };
  if (word === 'ratio' && sign === ',') return { op: 'quotient', of: first, by: second };
  if (word === 'difference' && sign === ',') return { op: 'difference', of: first, less: second };
  if (sign !== '') return null;
  if (word === 'mean' || word === 'sum' || word === 'spread') return { op: word, column: first };
  return word === 'rows_per' ? { op: 'rows-per', column: first } : null;
}

/** One name or two with a sign between them, as {@link printMeasure} writes them; null for anything else. */
function readArguments(inner: string): Arguments | null {
  const first = readName(inner);
  if (!first) return null;
  if (first.rest === '') return { first: first.name, sign: '', second: '' };
  const sign = ([',', '=', '>='] as const).find((candidate) => first.rest.startsWith(candidate));
  const second = sign && readName(first.rest.slice(sign.length));
  return sign && second?.rest === '' ? { first: first.name, sign, second: second.name } : null;
}

function readName(text: string): { name: string; rest: string } | null {
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(text)?.[0];
  if (quoted !== undefined) return { name: String(JSON.parse(quoted)), rest: text.slice(quoted.length) };
  const end = text.search(SPECIAL);
  const name = end < 0 ? text : text.slice(0, end);
  return name === '' ? null : { name, rest: text.slice(name.length) };
}

/** Names without quotes: the first sign that the word allows stands between them. */
function unquotedArguments(word: Word, inner: string): Arguments {
  const sign = word === 'rate' ? (/^[^=]*>=/.test(inner) ? '>=' : '=') : ',';
  const at = inner.indexOf(sign);
  return word === 'mean' || word === 'sum' || word === 'rows_per' || word === 'spread' || at < 0
    ? { first: inner, sign: '', second: '' }
    : { first: inner.slice(0, at), sign, second: inner.slice(at + sign.length) };
}

/** Whether two claims measure the same. */
export const sameMeasure = (a: TypedMeasure, b: TypedMeasure): boolean => printMeasure(a) === printMeasure(b);

/** A measure within a stored document: earlier versions kept it as text. It is given as value in any case. */
export const storedMeasure = z.codec(z.union([z.string(), typedMeasure]), typedMeasure, {
  decode: (stored) => (typeof stored === 'string' ? parseMeasure(stored) : stored),
  encode: (measure) => measure,
});
