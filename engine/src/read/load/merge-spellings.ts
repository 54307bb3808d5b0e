import type { DuckDBConnection } from '@duckdb/node-api';
import { plain } from '../../duckdb/cell';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { PlannedColumns } from './create-table';
import { isOneOf } from '../typing/is-one-of';
import { LIMITS } from './limits';

/** What of a column's labels was written in more than one way and is one label now. */
export interface MergedSpellings {
  /** Rows whose spelling gave way to a more frequent one. */
  rows: number;
  /** Labels that had several spellings. */
  labels: number;
  /** A spelling and what it is read as, the most frequent first. */
  examples: [string, string][];
}

/**
 * Reads labels that differ from a far more frequent one in letter case or blanks alone as that one (`active` among many `Active`), so that every figure counts
 * them together. Left alone: what tells rows apart, single letters, spellings that are about as frequent as another (alleles), those that
 * mix cases amid a word (codes), and columns of units and symbols, in which case means something.
 */
export async function mergeSpellings(
  connection: DuckDBConnection,
  relation: string,
  { names, plans, samples }: Pick<PlannedColumns, 'names' | 'plans' | 'samples'>,
  signal?: AbortSignal,
): Promise<(MergedSpellings | null)[]> {
  const merged: (MergedSpellings | null)[] = [];
  for (const [i, name] of names.entries()) {
    const isOpen = plans[i]?.type === 'text' && !CASE_MATTERS.test(name) && mayVary(samples[i] ?? []);
    const slips = isOpen ? slipsAmong(await labelsOf(connection, relation, name, signal)) : [];
    if (slips.length > 0) {
      const cases = slips.map(({ from, to }) => `WHEN ${quoteText(from)} THEN ${quoteText(to)}`);
      const spelt = isOneOf(quoteName(name), slips.map(({ from }) => from)); // prettier-ignore
      await runQuery(connection, `UPDATE ${relation} SET ${quoteName(name)} = CASE ${quoteName(name)} ${cases.join(' ')} END WHERE ${spelt}`, signal); // prettier-ignore
    }
    merged.push(
      slips.length === 0
        ? null
        : {
            rows: slips.reduce((sum, { rows }) => sum + rows, 0),
            labels: new Set(slips.map(({ to }) => to)).size,
            examples: slips.slice(0, LIMITS.mostExamples).map(({ from, to }) => [from, to]),
          },
    );
  }
  return merged;
}

/** `mW` is no `MW`, a gene of a mouse none of a man. */
const CASE_MATTERS =
  /(?:^|[^\p{L}])(?:units?|uom|einheit(?:en)?|unité|unidad|unità|hash|token|key|keys|gene|genes|genotype|allele|symbol|ticker|code|codes|base64|password|passwort)(?:[^\p{L}]|$)/iu;

const keyOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the sampled cells have two spellings of one label. */
function mayVary(cells: readonly string[]): boolean {
  const seen = new Map<string, string>();
  for (const cell of cells) {
    const label = cell.trim();
    const key = keyOf(label);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, label);
    else if (before !== label) return true;
  }
  return false;
}

interface Slip {
  from: string;
  to: string;
  rows: number;
}

async function labelsOf(
  connection: DuckDBConnection,
  relation: string,
  name: string,
  signal?: AbortSignal,
): Promise<[string, number][]> {
  const column = quoteName(name);
  const reader = await runQuery(
    connection,
    `SELECT ${column}, count(*)::DOUBLE AS n FROM ${relation} WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY n DESC, 1 LIMIT ${LIMITS.mostSpelt + 1}`,
    signal,
  );
  const labels = reader.getRowsJS().map(([label, n]): [string, number] => [String(plain(label)), Number(n)]);
  return labels.length > LIMITS.mostSpelt ? [] : labels;
}

/** Spellings that give way, the most frequent first. @param labels with their counts, the most frequent first */
export function slipsAmong(labels: readonly (readonly [string, number])[]): Slip[] {
  const heads = new Map<string, readonly [string, number]>();
  for (const label of labels) {
    const key = keyOf(label[0]);
    if (!heads.has(key)) heads.set(key, label);
  }
  const rows = labels.reduce((sum, [, n]) => sum + n, 0);
  // What nearly every row has another of tells them apart.
  if (rows < LIMITS.rowsALabel * heads.size) return [];
  return labels.flatMap(([from, n]) => {
    const [to, most] = heads.get(keyOf(from)) ?? [from, n];
    const isSlip =
      to !== from && n <= LIMITS.rareSpelling * most && isPlain(from) && /\p{L}.*\p{L}|\p{L}.*\d|\d.*\p{L}/u.test(from);
    return isSlip ? [{ from, to, rows: n }] : [];
  });
}

/** In small letters, in capitals, or each word with a capital: as people write, and no code does. */
const isPlain = (label: string): boolean =>
  label === label.toLowerCase() || label === label.toUpperCase() || label.split(/[\s/-]+/).every((word) => /^\P{Lu}?[^\p{Lu}]*$|^\p{Lu}[^\p{Lu}]*$/u.test(word)); // prettier-ignore
