import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { runQuery } from '../../../duckdb/run-query';
import { saysTotal, WORD_OF_SUM } from '../../layout/total-row';
import type { ColumnPlan } from '../../typing/column-plan';
import { UNREAD_TEXT } from '../../typing/unread-column';
import { isWide } from '../create-wide-table';
import { LIMITS } from '../limits';
import type { SumBelow } from './below';

/** A row whose label says that it sums up others. */
interface Candidate {
  row: number;
  label: string;
  /** What else of the row was no value: `Total`, and `year 2023` where others have a day. */
  beside: string;
  values: (number | null)[];
  /** Of all rows above that are none such, by column. */
  before: number[];
  /** How many of those there are. */
  count: number;
}

/**
 * Takes rows out of a freshly loaded table that sum up the rows of one group each and stand between them (`Kitchen Total`, `Bar Total`), as printed reports have
 * them. Each is called by another name, so that none of them is a member of its own; what their labels say has to hold for their figures.
 */
export async function takeSumsAmid(
  connection: DuckDBConnection,
  relation: string,
  { names, plans }: { names: readonly string[]; plans: readonly ColumnPlan[] },
  rows: number,
  signal?: AbortSignal,
): Promise<SumBelow[]> {
  const isNumber = plans.map(({ type }) => type === 'integer' || type === 'number');
  // In a column of numbers the word for a sum is what could not be read.
  const texts = [...names.filter((_, i) => plans[i]?.type === 'text').map(quoteName), UNREAD_TEXT];
  const numbers = names.filter((_, i) => isNumber[i]).slice(0, LIMITS.mostAdded);
  if (rows > LIMITS.longestPrinted || isWide(names.length) || numbers.length === 0 || names.some((name) => name.toLowerCase() === 'rowid')) return [];
  const candidates = await candidatesOf(connection, relation, texts, numbers, signal);
  if (candidates.length < 2) return [];
  const sums = candidates.filter((one, i) => sumsUp(one, candidates.slice(0, i)));
  if (sums.length < 2 || sums.length < LIMITS.mostlySums * candidates.length) return [];
  // What is called as they are is one of them, be it of rows that were cut off or set right since.
  const labels = new Set(sums.map(({ label }) => label));
  const taken = candidates.filter((one) => sums.includes(one) || labels.has(one.label));
  const areNamed = new Set(candidates.map(({ label, beside }) => `${label}\n${beside}`)).size === candidates.length;
  const times = names.filter((_, i) => plans[i]?.type === 'date' || plans[i]?.type === 'timestamp');
  // What is called the same each time is a member of each moment, unless it sums up the rows of several.
  if (!areNamed && !(await areOfSeveral(connection, relation, times, sums, signal))) return [];
  await runQuery(connection, `DELETE FROM ${relation} WHERE rowid IN (${taken.map(({ row }) => row).join(', ')})`, signal);
  return taken.map(({ row, label, values }) => ({ row, text: [label, ...values.filter((value) => value !== null)].join(' ').slice(0, 120) }));
} // prettier-ignore

/** Whether the rows between one sum and the next are of more than one moment. */
async function areOfSeveral(connection: DuckDBConnection, relation: string, times: readonly string[], sums: readonly Candidate[], signal?: AbortSignal): Promise<boolean> {
  const [first, second] = sums;
  if (!first || !second || times.length === 0) return false;
  const counts = times.map((time) => `count(DISTINCT ${quoteName(time)})::DOUBLE`).join(', ');
  const reader = await runQuery(connection, `SELECT ${counts} FROM ${relation} WHERE rowid > ${first.row} AND rowid < ${second.row}`, signal);
  const [found = []] = reader.getRowsJS();
  // A day of each row's own, as when it was booked, would be another in any case: all of them are.
  return found.every((count) => Number(count) > 1);
} // prettier-ignore

async function candidatesOf(
  connection: DuckDBConnection,
  relation: string,
  /** SQL of each. */
  texts: readonly string[],
  numbers: readonly string[],
  signal?: AbortSignal,
): Promise<Candidate[]> {
  const asks = (name: string) => `regexp_matches(${name}, '(?i)${WORD_OF_SUM}')`;
  const says = texts.map((name) => `coalesce(${asks(name)}, false)`).join(' OR ');
  const [[some] = []] = (await runQuery(connection, `SELECT count(*) FILTER (WHERE ${says})::DOUBLE FROM ${relation}`, signal)).getRowsJS();
  if (Number(some) < 2 || Number(some) > LIMITS.mostSumsAmid) return [];
  const label = `coalesce(${texts.map((name) => `CASE WHEN ${asks(name)} THEN ${name} END`).join(', ')})`;
  const cell = (name: string) => `${quoteName(name)}::DOUBLE`;
  const above = (what: string) => `coalesce(${what} FILTER (WHERE NOT says) OVER (ORDER BY own ROWS UNBOUNDED PRECEDING), 0)::DOUBLE`;
  const reader = await runQuery(
    connection,
    `SELECT own::DOUBLE, label, beside, count, ${numbers.map((_, i) => `v${i}, s${i}`).join(', ')} FROM (` +
      `SELECT own, says, label, beside, ${above('count(*)')} AS count, ${numbers.map((_, i) => `v${i}, ${above(`sum(v${i})`)} AS s${i}`).join(', ')} FROM (` +
      `SELECT rowid AS own, ${says} AS says, ${label} AS label, ${UNREAD_TEXT} AS beside, ${numbers.map((name, i) => `${cell(name)} AS v${i}`).join(', ')} FROM ${relation})` +
      ') WHERE says ORDER BY own',
    signal,
  );
  return reader.getRowsJS().flatMap(([row, text, unread, count, ...cells]): Candidate[] => {
    const label = typeof text === 'string' ? text : '';
    if (!saysTotal(label)) return [];
    const figures = cells.map((value) => (value === null ? null : Number(value)));
    return [
      {
        row: Number(row),
        label,
        beside: typeof unread === 'string' ? unread : '',
        count: Number(count),
        values: figures.filter((_, i) => i % 2 === 0),
        before: figures.filter((_, i) => i % 2 === 1).map((value) => value ?? 0),
      },
    ];
  });
} // prettier-ignore

/** Whether its figures are the sums of the rows since one of those before it: of a group, or of several groups together. */
function sumsUp({ values, before, count }: Candidate, earlier: readonly Candidate[]): boolean {
  const starts = [...earlier.slice(-LIMITS.mostGroupsSummed).reverse(), { before: before.map(() => 0), count: 0 }];
  return starts.some((start) => {
    if (count <= start.count) return false;
    const off = values.flatMap((value, i) => {
      const sum = (before[i] ?? 0) - (start.before[i] ?? 0);
      return value === null || value === 0 || sum === 0 ? [] : [Math.abs(value - sum) / Math.abs(sum)];
    });
    return off.filter((share) => share <= LIMITS.roundedSum).length > 1 || (off.length === 1 && off.every((share) => share <= LIMITS.exactSum));
  });
} // prettier-ignore
