import { where } from '../../insights/sql';

/** Spearman's coefficient: Pearson's of average ranks. Of a large table it is that of a fixed sample, with Pearson's over all rows. */
export function spearmanSql(relation: string, x: string, y: string, condition: string, sampled: string | null): string {
  const ranked = (column: string) => `rank() OVER (ORDER BY ${column}) + (count(*) OVER (PARTITION BY ${column}) - 1) / 2.0`;
  return (
    `SELECT corr(rx, ry) AS value, ${sampled ? `(SELECT corr(${x}, ${y}) FROM ${relation}${where(condition)})` : 'corr(x, y)'} AS linear, count(*) AS n, ` +
    `avg(y) FILTER (WHERE rx <= 0.25 * total) AS bottom, count(*) FILTER (WHERE rx <= 0.25 * total) AS n_bottom, ` +
    `avg(y) FILTER (WHERE rx > 0.75 * total) AS top, count(*) FILTER (WHERE rx > 0.75 * total) AS n_top ` +
    `FROM (SELECT x, y, count(*) OVER () AS total, ${ranked('x')} AS rx, ${ranked('y')} AS ry ` +
    `FROM (SELECT ${x} AS x, ${y} AS y FROM ${relation}${where(condition, sampled)}) WHERE x IS NOT NULL AND y IS NOT NULL)`
  );
}
