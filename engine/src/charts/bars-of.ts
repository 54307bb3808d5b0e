import type { Claim } from '../contracts/report/claim';
import type { Dimension } from '../insights/frame/frame';
import { quoteText } from '../duckdb/quote-sql';
import { alongAxis, axisLabels } from './axis-labels';
import { MOST_BARS, type ChartPlan } from './chart-plan';

/** Which groups are drawn where they are too many: those that the finding is about, the highest or the lowest. */
export const partOf = (groups: string, { direction }: Claim): ChartPlan['part'] => ({
  what: 'groups',
  chosen: direction === 'low' ? 'lowest' : 'highest',
  limit: MOST_BARS,
  sql: `SELECT count(*) AS n FROM (${groups})`,
});

/** Of many labels the finding's own, and beside it the highest (or lowest, when the finding is about a low one). */
function extremes(rows: string, dimension: Dimension, claim: Claim): string {
  if (dimension.distinct <= MOST_BARS) return rows;
  const own = claim.member === null ? '' : `x = ${quoteText(claim.member)} DESC, `;
  return `SELECT * FROM (${rows}) ORDER BY ${own}y ${claim.direction === 'low' ? 'ASC' : 'DESC'}, x LIMIT ${MOST_BARS}`;
}

/**
 * The query of a bar for each group: in the labels' own order, gaps included, else the longest first.
 * @param rows SELECT of one row a group: x and the columns
 */
export function barsOf(
  dimension: Dimension,
  claim: Claim,
  rows: string,
  columns: readonly string[] = ['y'],
): Pick<ChartPlan, 'sql' | 'part'> {
  const axis = axisLabels(dimension);
  if (axis) return { sql: alongAxis(axis, rows, columns) };
  return {
    sql: `SELECT x, ${columns.join(', ')} FROM (${extremes(rows, dimension, claim)}) ORDER BY y DESC, x`,
    part: partOf(rows, claim),
  };
}
