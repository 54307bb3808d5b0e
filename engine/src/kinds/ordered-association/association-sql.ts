import { quoteText } from '../../duckdb/quote-sql';
import type { Word } from '../../contracts/report/claim';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, filtered, name, where } from '../../insights/sql';
import { holds } from '../farthest';
import { LIMITS } from './limits';

interface Side {
  dimension: Dimension;
  order: readonly string[];
}

const placeOf = ({ dimension, order }: Side): string =>
  `list_position([${order.map((label) => quoteText(label)).join(', ')}], CAST(${name(dimension.column.name)} AS VARCHAR))`;

/** Rows of each pair of places. */
const cellsSql = ({ table }: Frame, x: Side, y: Side): string =>
  `SELECT ${placeOf(x)} AS x, ${placeOf(y)} AS y, count(*) AS n FROM ${table.relation} GROUP BY 1, 2`;

/** The share of a label at both ends, and over all pairs of rows how many more stand in one order than in the other (Goodman and Kruskal 1954). */
export function associationSql(frame: Frame, x: Side, y: Side, { top, bottom, label }: Record<'top' | 'bottom' | 'label', string>): string {
  const share = (end: string) => filtered(`avg((${equals(y.dimension.column, label)})::INT)`, equals(x.dimension.column, end));
  const filled = where(`${name(x.dimension.column.name)} IS NOT NULL`, `${name(y.dimension.column.name)} IS NOT NULL`);
  const pairs = (order: string) => `sum(a.n * b.n) FILTER (WHERE b.y ${order} a.y)`;
  const gamma =
    `WITH cells AS (${cellsSql(frame, x, y)}) SELECT (coalesce(${pairs('>')}, 0) - coalesce(${pairs('<')}, 0)) / ` +
    `(coalesce(${pairs('>')}, 0) + coalesce(${pairs('<')}, 0)) FROM cells a JOIN cells b ON b.x > a.x`;
  return (
    `SELECT ${share(top)} AS value, ${share(bottom)} AS baseline, count(*) FILTER (WHERE ${equals(x.dimension.column, top)}) AS n, ` +
    `(${gamma}) AS gamma FROM ${frame.table.relation}${filled}`
  );
} // prettier-ignore

/** That from each label to the next the mean place in the other column goes the same way; labels of few rows aside. */
export function stepwise(frame: Frame, x: Side, y: Side, positive: boolean): Word {
  const means = `SELECT x, sum(y * n) / sum(n) AS y, sum(n) AS n FROM (${cellsSql(frame, x, y)}) WHERE x IS NOT NULL AND y IS NOT NULL GROUP BY x`;
  const steps = `SELECT y - lag(y) OVER (ORDER BY x) AS step FROM (SELECT *, sum(n) OVER () AS rows FROM (${means})) WHERE n >= ${LIMITS.leastEnd} * rows`;
  return holds(positive ? 'rises' : 'falls', `bool_and(step ${positive ? '>' : '<'} 0)`, steps);
} // prettier-ignore
