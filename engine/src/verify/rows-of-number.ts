import type { Claim, ClaimRows, HowFromRows } from '../contracts/report/claim';
import type { Cell } from '../duckdb/cell';
import { quoteName, quoteText } from '../duckdb/quote-sql';
import { AGGREGATES } from '../insights/rows-behind/aggregates';
import { number } from '../insights/sql';
import { sameValue, TOLERANCE } from './same-value';

/** What rows are asked for by: a claim, a point of a chart, or another number of a claim's sentence, whose rows lie around those of its value. */
export type RowsAsked = Pick<Claim, 'rows' | 'sql' | 'around'>;
/** The first row of a query; null where it gives none. */
type Ask = (sql: string) => Promise<readonly Cell[] | null>;

/** How a number may come of rows beside the way in which the claim's own does: of any, and where that reckons with what it takes of each. */
const OF_ANY: readonly HowFromRows[] = ['count', 'share'];
const OF_AMOUNTS: readonly HowFromRows[] = ['count', 'mean', 'sum', 'median', 'share'];
const OF_LABELS: readonly HowFromRows[] = ['count', 'different', 'share'];
const WAYS: Record<HowFromRows, readonly HowFromRows[]> = {
  count: OF_ANY,
  'count-largest': OF_ANY,
  'count-smallest': OF_ANY,
  different: OF_LABELS,
  mean: OF_AMOUNTS,
  median: OF_AMOUNTS,
  sum: OF_AMOUNTS,
  highest: OF_AMOUNTS,
  lowest: OF_AMOUNTS,
  'largest-total': OF_AMOUNTS,
  share: OF_ANY,
  part: OF_AMOUNTS,
  quotient: OF_AMOUNTS,
  'rows-per': OF_LABELS,
  spread: OF_AMOUNTS,
  'worked-out': OF_ANY,
};

/**
 * The rows of what is asked for: those that are told, or of a number beside a claim's value the first that give it, which is tried: those of the
 * value, of all other members, of all members and of a single one. Where none do it is worked out of all of them.
 */
export async function rowsOfNumber<Asked extends RowsAsked>(asked: Asked, ask: Ask): Promise<Asked> {
  const { rows, around, sql } = asked;
  if (!rows || !around) return asked;
  const value = numberIn(await ask(sql));
  const { again: _again, only: _only, ...own } = rows;
  const taken = (how: HowFromRows, set: string, again: string, only?: string): Asked => ({
    ...asked,
    rows: { ...own, how, sql: set, again, ...(only === undefined ? {} : { only }) },
  });
  const { others, all, split } = around;
  const ways = aggregatesOf(rows);
  for (const set of [rows.sql, others, all].filter((one) => one !== undefined))
    for (const { how, aggregate, only } of ways) {
      const again = valueSql(aggregate, set, only);
      if (sameValue(value, numberIn(await ask(again)))) return taken(how, set, again, only);
    }
  if (all !== undefined && split !== undefined && value !== null)
    for (const { how, aggregate, only } of ways) {
      const label = await labelWith(ask, { aggregate, all, split, value, only });
      if (label === null) continue;
      const isLabel = `CAST(${quoteName(split)} AS VARCHAR) = ${quoteText(label)}`;
      const chosen = only === undefined ? isLabel : `${isLabel} AND ${only}`;
      return taken(how, all, valueSql(aggregate, all, chosen), chosen);
    }
  return taken('worked-out', all ?? rows.sql, sql);
}

interface Way {
  how: HowFromRows;
  aggregate: string;
  /** Which of the rows count. */
  only?: string;
}

const numberIn = (row: readonly Cell[] | null): number | null => (typeof row?.[0] === 'number' ? row[0] : null);

const valueSql = (aggregate: string, set: string, only: string | undefined): string =>
  `SELECT ${aggregate} AS value FROM (${set}) AS behind${only === undefined ? '' : ` WHERE ${only}`}`;

/** The ways in which a number can come of rows that have these columns, that of the claim's own first. */
function aggregatesOf({ how: own, ...rows }: ClaimRows): Way[] {
  const named = (column: string | undefined) => (column === undefined ? '' : quoteName(column));
  const parts = { value: named(rows.value), by: named(rows.by), mark: named(rows.mark) };
  const needs = (how: HowFromRows) => (how === 'count' ? '1' : how === 'share' ? parts.mark : parts.value);
  const ways = [own, ...WAYS[own].filter((how) => how !== own && needs(how) !== '')].flatMap((how): Way[] => {
    const aggregate = AGGREGATES[how].sql(parts);
    return aggregate === null ? [] : [{ how, aggregate }];
  });
  return [...ways, ...(parts.mark === '' ? [] : [{ how: 'count' as const, aggregate: 'count(*)', only: parts.mark }])];
}

/** The one label whose rows give a number; null where none or several do. */
async function labelWith(
  ask: Ask,
  {
    aggregate,
    all,
    split,
    value,
    only,
  }: { aggregate: string; all: string; split: string; value: number; only: string | undefined },
): Promise<string | null> {
  const chosen = only === undefined ? '' : ` WHERE ${only}`;
  const levels = `SELECT CAST(${quoteName(split)} AS VARCHAR) AS label, ${aggregate} AS y FROM (${all}) AS behind${chosen} GROUP BY 1`;
  const near = `abs(y - ${number(value)}) <= ${number(TOLERANCE * Math.abs(value))}`;
  const row = await ask(`SELECT count(*) AS n, min(label) AS label FROM (${levels}) AS levels WHERE ${near}`);
  return row?.[0] === 1 && typeof row[1] === 'string' ? row[1] : null;
}
