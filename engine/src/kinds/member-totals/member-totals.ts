import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { leadMeasures } from '../../insights/frame/lead-measures';
import { totalOf } from '../../insights/judge/total-of';
import { isStock } from '../../insights/series/changes';
import { quoteText } from '../../duckdb/quote-sql';
import { name, where } from '../../insights/sql';
import type { TotalsTold } from './say';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

/** Which members bring how much of the leading sum. */
export function mineMemberTotals({ frame }: Mining): Finding<TotalsTold>[] {
  const measure = leadMeasures(frame).find((one) => one.additive && !isStock(frame, one));
  if (!measure) return [];
  return frame.dimensions
    .filter(
      ({ distinct, outcome, column, entity }) =>
        distinct >= LIMITS.fewestMembers &&
        distinct <= LIMITS.mostMembers &&
        !outcome &&
        !entity &&
        column.role !== 'ordered-category' &&
        column.role !== 'personal-data',
    )
    .slice(0, LIMITS.mostPairs)
    .map((dimension, place) =>
      described(LIMITS.weight, place, {
        kind: 'member-totals',
        subject: { filter: [], breakdown: dimension.column.name, measure: totalOf(measure.typed) },
        direction: 'high',
        unit: measure.unit,
        n: measure.filled,
        sql: totalsSql(frame, dimension, measure),
        told: { dimension, measure, ...wordsOf(frame, dimension, measure) },
        topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.id}`],
      }),
    );
}

/** Who brings the most and who the least, asked by name. */
function wordsOf({ table }: Frame, { column }: Dimension, { sql }: Measure): Pick<TotalsTold, 'most' | 'least'> {
  const label = `CAST(${name(column.name)} AS VARCHAR)`;
  const figures = (one: string) =>
    `SELECT ${label} = ${quoteText(one)} AS own, sum(${sql}) AS y FROM ${table.relation}${where(`${name(column.name)} IS NOT NULL`)} GROUP BY ${name(column.name)}`;
  return { most: (one) => farthest('most', figures(one)), least: (one) => farthest('least', figures(one)) };
}

function totalsSql({ table }: Frame, { column }: Dimension, { sql }: Measure): string {
  const sums = `SELECT CAST(${name(column.name)} AS VARCHAR) AS l, sum(${sql}) AS y, count(${sql}) AS n FROM ${table.relation}${where(`${name(column.name)} IS NOT NULL`)} GROUP BY 1`;
  return (
    `SELECT max(y) AS value, min(y) AS low, any_value(l) FILTER (WHERE place = 1) AS first, any_value(l) FILTER (WHERE place = 2) AS second, ` +
    `any_value(y) FILTER (WHERE place = 2) AS next, any_value(l) FILTER (WHERE back = 1) AS last, count(*) AS members, count(*) FILTER (WHERE y = smallest) AS lasts, sum(y) AS total, sum(n) AS n FROM ` +
    `(SELECT l, y, n, min(y) OVER () AS smallest, row_number() OVER (ORDER BY y DESC, l) AS place, row_number() OVER (ORDER BY y, l) AS back FROM (${sums}) WHERE y IS NOT NULL)`
  );
}
