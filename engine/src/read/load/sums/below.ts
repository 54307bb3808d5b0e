import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { runQuery } from '../../../duckdb/run-query';
import { plain } from '../../../duckdb/cell';
import { saysTotal } from '../../layout/total-row';
import type { ColumnPlan } from '../../typing/column-plan';
import { UNREAD_TEXT } from '../../typing/unread-column';
import { isWide } from '../create-wide-table';
import { LIMITS } from '../limits';

/** A row that sums up those above, or carries a balance on; it is no longer in the table. */
export interface SumBelow {
  /** 0-based position that it had. */
  row: number;
  text: string;
  why?: 'carried';
}

interface LastRow {
  row: number;
  values: unknown[];
  /** What of its cells was not read. */
  unread: string;
}

/**
 * Takes the last rows out of a freshly loaded table whose labels are blank or say `total` and whose figures are the sums of the rows above.
 * A word alone is not enough (a product may be called so), nor a sum alone: the world among countries is a member like others.
 */
export async function takeSumsBelow(
  connection: DuckDBConnection,
  relation: string,
  { names, plans }: { names: readonly string[]; plans: readonly ColumnPlan[] },
  rows: number,
  signal?: AbortSignal,
): Promise<SumBelow[]> {
  const isNumber = plans.map(({ type }) => type === 'integer' || type === 'number');
  if (isWide(names.length) || rows <= LIMITS.fewestSummed || !isNumber.includes(true) || !isNumber.includes(false)) return [];
  if (names.some((name) => name.toLowerCase() === 'rowid')) return [];
  const last = await lastRows(connection, relation, names, isNumber, rows, signal);
  const known = last.slice(LIMITS.mostSums);
  const odd = last.slice(0, LIMITS.mostSums).findIndex((row) => !lacksLabels(row, known, isNumber));
  for (let count = odd < 0 ? LIMITS.mostSums : odd; count > 0; count--) {
    const below = last.slice(0, count);
    const body = await bodyOf(connection, relation, names, isNumber, rows - count, signal);
    if (!below.every((row) => hasNoLabels(row, body, isNumber))) continue;
    if (!below.some((row) => isSum(row, body))) continue;
    if (!below.every((row) => isSum(row, body) || row.values.some(isTotal) || isTotal(row.unread))) continue;
    await runQuery(connection, `DELETE FROM ${relation} WHERE rowid >= ${rows - count}`, signal);
    return below.map(({ row, values, unread }) => ({
      row,
      text: [unread, ...values.filter((value) => value !== null).map(String)].filter(Boolean).join(' ').slice(0, 120),
    }));
  }
  return [];
}

const isTotal = (value: unknown): boolean => typeof value === 'string' && saysTotal(value);

/** The last rows, from the very last one up. */
async function lastRows(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  isNumber: readonly boolean[],
  rows: number,
  signal?: AbortSignal,
): Promise<LastRow[]> {
  const cells = names.map((name, i) => (isNumber[i] ? `${quoteName(name)}::DOUBLE` : `${quoteName(name)}::VARCHAR`));
  const first = Math.max(0, rows - 2 * LIMITS.mostSums);
  const reader = await runQuery(
    connection,
    `SELECT rowid::DOUBLE, ${UNREAD_TEXT}, ${cells.join(', ')} FROM ${relation} WHERE rowid >= ${first} ORDER BY rowid DESC`,
    signal,
  );
  return reader.getRowsJS().map(([row, unread, ...values]) => ({
    row: Number(row),
    unread: unread === null || unread === undefined ? '' : String(plain(unread)).replaceAll('\u001f', ' '),
    values,
  }));
}

/** A label that the rows above have is missing, or says that this is a sum: the cheap question, by a few rows. */
const lacksLabels = ({ values }: LastRow, known: readonly LastRow[], isNumber: readonly boolean[]): boolean =>
  values.some((value, i) => !isNumber[i] && (value === null ? known.some((row) => row.values[i] !== null) : isTotal(value)));

interface Body {
  rows: number;
  columns: { filled: number; different: number; sum: number; largest: number; nonzero: number }[];
}

async function bodyOf(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  isNumber: readonly boolean[],
  rows: number,
  signal?: AbortSignal,
): Promise<Body> {
  const parts = names.flatMap((name, i) => {
    const column = quoteName(name);
    return isNumber[i]
      ? [
          `count(${column})`,
          '0',
          `coalesce(sum(${column}::DOUBLE), 0)`,
          `coalesce(max(abs(${column}::DOUBLE)), 0)`,
          `count(*) FILTER (${column} <> 0)`,
        ]
      : [`count(${column})`, `approx_count_distinct(${column})`, '0', '0', '0'];
  });
  const reader = await runQuery(
    connection,
    `SELECT ${parts.map((part) => `(${part})::DOUBLE`).join(', ')} FROM ${relation} WHERE rowid < ${rows}`,
    signal,
  );
  const figures = (reader.getRowsJS()[0] ?? []).map(Number);
  return {
    rows,
    columns: names.map((_, i) => {
      const [filled = 0, different = 0, sum = 0, largest = 0, nonzero = 0] = figures.slice(5 * i, 5 * i + 5);
      return { filled, different, sum, largest, nonzero };
    }),
  };
}

/** No cell of it is a label of its own: each is missing, says that this is a sum, or is what every row has. */
function hasNoLabels({ values, unread }: LastRow, { rows, columns }: Body, isNumber: readonly boolean[]): boolean {
  const labels = values.map((value, i) => ({ value, column: columns[i] })).filter((_, i) => !isNumber[i]);
  const usual = labels.filter(({ column }) => (column?.filled ?? 0) >= LIMITS.filledLabels * rows);
  return (
    labels.every(({ value, column }) => value === null || isTotal(value) || column?.different === 1) &&
    (labels.some(({ value }) => isTotal(value)) || isTotal(unread) || usual.some(({ value }) => value === null))
  );
}

/** Two of its figures are the sums of all above as far as they are rounded, or one is to its last digit. */
function isSum({ values }: LastRow, { columns }: Body): boolean {
  const off = columns.flatMap(({ sum, largest, nonzero }, i) => {
    const value = values[i];
    if (typeof value !== 'number' || nonzero < LIMITS.fewestSummed || Math.abs(sum) <= largest) return [];
    return [Math.abs(value - sum) / Math.abs(sum)];
  });
  return off.filter((share) => share <= LIMITS.roundedSum).length > 1 || off.some((share) => share <= LIMITS.exactSum);
}
