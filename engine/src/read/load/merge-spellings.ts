import type { DuckDBConnection } from '@duckdb/node-api';
import { plain } from '../../duckdb/cell';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { PlannedColumns } from './create-table';
import { isOneOf } from '../typing/is-one-of';
import { LIMITS } from './limits';
import type { MergedSpellings } from './loaded-table';
import { slipsAmong, type Counted, type Slip } from './one-label';
import { byBracket } from './one-name';

/**
 * Reads labels that are one as the most frequent of them (`active` among many `Active`, `Deutschland` beside `DE`), so that every figure counts them together.
 * Columns of units and symbols, in which case means something, are left alone.
 */
export async function mergeSpellings(
  connection: DuckDBConnection,
  relation: string,
  { names, plans, samples }: Pick<PlannedColumns, 'names' | 'plans' | 'samples'>,
  signal?: AbortSignal,
): Promise<(MergedSpellings | null)[]> {
  const merged: (MergedSpellings | null)[] = [];
  for (const [i, name] of names.entries()) {
    const isOpen = plans[i]?.type === 'text' && !CASE_MATTERS.test(name) && dividesRows(samples[i] ?? []);
    const isOfCodes = CODES.test(name);
    const labels = isOpen ? await labelsOf(connection, relation, name, signal) : [];
    const found = slipsAmong(labels, NAMES.test(name) || isOfCodes);
    const others = names.filter((other, j) => other !== name && plans[j]?.type === 'text' && dividesRows(samples[j] ?? []));
    const slips = isOfCodes
      ? found.filter(isOneCode)
      : [...found, ...(await namedTwice(connection, { relation, name, others, labels }, signal))];
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

interface Named {
  relation: string;
  name: string;
  /** Columns of labels beside it. */
  others: readonly string[];
  labels: readonly Counted[];
}

/** Labels with a bracket behind another one, where a column that calls the same things by other names calls both alike: `Ash (common)` and `Ash` are *Fraxinus excelsior*. */
async function namedTwice(connection: DuckDBConnection, { relation, name, others, labels }: Named, signal?: AbortSignal): Promise<Slip[]> {
  const slips: Slip[] = [];
  for (const [from, to] of byBracket(labels)) {
    const column = quoteName(name);
    const [of, other] = [quoteText(to), quoteText(from)];
    for (const beside of others.map(quoteName)) {
      const pairs = `SELECT CASE WHEN ${column} = ${other} THEN ${of} ELSE ${column} END AS l, ${beside} AS v, count(*) AS n, count(*) FILTER (WHERE ${column} = ${other}) AS own FROM ${relation} WHERE ${column} IS NOT NULL AND ${beside} IS NOT NULL GROUP BY ALL`;
      const parts = `SELECT *, n >= ${LIMITS.ofOneName} * greatest(sum(n) OVER (PARTITION BY l), sum(n) OVER (PARTITION BY v)) AS one, sum(own) OVER () AS owns FROM (${pairs})`;
      const sql = `SELECT count(*) FILTER (WHERE one)::DOUBLE, coalesce(sum(n) FILTER (WHERE one) / sum(n), 0)::DOUBLE, coalesce(bool_or(one AND l = ${of} AND own > 0 AND own >= ${LIMITS.ofOneName} * owns), false) FROM (${parts})`;
      const [[same, share, isOne] = []] = (await runQuery(connection, sql, signal)).getRowsJS();
      if (isOne !== true || Number(same) < LIMITS.fewestNames || Number(share) < LIMITS.ofOneName) continue;
      slips.push({ from, to, rows: labels.find(([label]) => label === from)?.[1] ?? 0 });
      break;
    }
  }
  return slips;
} // prettier-ignore

/** `mW` is no `MW`, a gene of a mouse none of a man. */
const CASE_MATTERS =
  /(?:^|[^\p{L}])(?:units?|uom|einheit(?:en)?|unité|unidad|unità|hash|token|key|keys|gene|genes|genotype|allele|symbol|ticker|base64|password|passwort)(?:[^\p{L}]|$)/iu;

/** Codes differ by a letter, and by its case where they mix cases; written in small letters altogether, or with a blank, they are the same. */
const CODES = /(?:^|[^\p{L}])codes?(?:[^\p{L}]|$)/iu;
const isOneCode = ({ from, to }: Slip): boolean => {
  const [one, other] = [from, to].map((label) => label.replace(/\s+/g, ''));
  const isOneCase = (label = '') => label === label.toLowerCase() || label === label.toUpperCase();
  return one?.toLowerCase() === other?.toLowerCase() && isOneCase(one) && isOneCase(other) && from.length >= LIMITS.shortestCode;
};

/** What persons and firms are called by: Hofmann is not Hoffmann. */
const NAMES =
  /name|(?:^|[^\p{L}])(?:agents?|reps?|sellers?|sold by|customers?|clients?|kund(?:e|in|en)|patients?|patient(?:in|en)|employees?|mitarbeiter(?:in)?|verkäufer(?:in)?|doctors?|arzt|ärztin|drivers?|fahrer(?:in)?|technicians?|techniker(?:in)?|teachers?|lehrer(?:in)?|suppliers?|lieferant(?:en)?|vendors?|authors?|autor(?:in)?|owners?|players?|dienstleister|contractors?|manufacturers?|hersteller|brands?|marke|companies|company|firma)(?:[^\p{L}]|$)/iu;

/** Whether the sampled cells have fewer labels than rows, as what divides rows has. */
const dividesRows = (cells: readonly string[]): boolean =>
  new Set(cells.map((cell) => cell.trim())).size * LIMITS.repeats <= cells.length;

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
