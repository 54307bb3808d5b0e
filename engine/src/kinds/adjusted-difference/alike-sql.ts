import { filtered } from '../../insights/sql';
import { LIMITS } from './limits';

/**
 * Means of a value on two sides with the same mix of a column, as `own` and `other` of a query: direct standardisation over the strata that hold
 * enough rows of both, each weighted by all its rows (Breslow & Day, Statistical Methods in Cancer Research II, 1987, 2.3).
 * @param value SQL of a number
 * @param sides SQL of the rows of either side
 * @param by SQL of the strata
 * @param from SQL of the relation and of all rows that count
 */
export function alikeSql(value: string, sides: readonly [own: string, other: string], by: string, from: string): string {
  const [a, b] = [filtered(`avg(${value})`, sides[0]), filtered(`avg(${value})`, sides[1])];
  const enough = sides.map((side) => `${filtered('count(*)', side)} >= ${LIMITS.fewestInAStratum}`).join(' AND ');
  const strata = `SELECT ${a} AS a, ${b} AS b, count(*) AS w ${from} GROUP BY ${by} HAVING ${enough}`;
  return `(SELECT sum(a * w) / sum(w) FROM (${strata})) AS own, (SELECT sum(b * w) / sum(w) FROM (${strata})) AS other`;
}
