import { quoteText } from '../../duckdb/quote-sql';

/**
 * SQL condition that `text` is one of the words. DuckDB makes a join of a longer list behind IN, and rows that went through a join
 * are stored in any order: then they no longer tell the lines they stood on. Nearly every text is passed over by its length or its
 * first character.
 */
export function isOneOf(text: string, words: readonly string[]): string {
  const longest = Math.max(...words.map((word) => Buffer.byteLength(word)));
  const begins = spans(words.map((word) => word.codePointAt(0) ?? 0)).map(
    ([first, last]) => `${text} >= ${character(first)} AND ${text} < ${character(last + 1)}`,
  );
  return `strlen(${text}) <= ${longest} AND (${begins.join(' OR ')}) AND list_contains([${words.map(quoteText).join(', ')}], ${text})`;
}

const character = (code: number): string => quoteText(String.fromCodePoint(code));

/** Unbroken runs of the numbers, each with its first and last one. */
function spans(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
