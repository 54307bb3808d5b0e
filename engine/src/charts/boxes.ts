import type { Claim } from '../contracts/report/claim';
import { capital } from '../wording/human';
import type { Dimension, Frame, Measure } from '../insights/frame/frame';
import { name } from '../insights/sql';
import { median, quantileSorted } from '../stats/distributions/quantile';
import { axisLabels, listOf } from './axis-labels';
import { partOf } from './bars-of';
import { MOST_BARS, type ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByGroup, takenOf } from './points-behind';
import { LIMITS } from './limits';

/** Whether a measure is so lopsided that its groups are better shown by their quantiles, which must differ to show anything. */
export function isLopsided({ values }: Measure): boolean {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length < LIMITS.fewestRowsOfABox) return false;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const sd = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
  const sorted = known.sort();
  return (
    Math.abs(mean - median(sorted)) > LIMITS.lopsided * sd &&
    quantileSorted(sorted, 0.05) < quantileSorted(sorted, 0.5) &&
    quantileSorted(sorted, 0.25) < quantileSorted(sorted, 0.75)
  );
}

/** How a measure is spread within each group: quantiles and the mean, in the groups' own order, else the most extreme means first. */
export function boxes(frame: Frame, dimension: Dimension, measure: Measure, claim: Claim): ChartPlan {
  const column = name(dimension.column.name);
  const m = `CAST(${measure.sql} AS DOUBLE)`;
  const order = claim.direction === 'low' ? 'ASC' : 'DESC';
  const axis = axisLabels(dimension);
  const groups =
    `SELECT CAST(${column} AS VARCHAR) AS x, quantile_cont(${m}, [0.05, 0.25, 0.5, 0.75, 0.95]) AS q, avg(${m}) AS mean FROM ${frame.table.relation} ` +
    `WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(${measure.sql}) >= ${LIMITS.fewestRowsOfABox}`;
  return {
    type: 'box',
    title: t('title.spread-by', { measure: measure.noun, by: dimension.noun }),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: capital(measure.noun), ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [capital(measure.noun)],
    sql:
      `SELECT x, q[1] AS p05, q[2] AS p25, q[3] AS p50, q[4] AS p75, q[5] AS p95, mean FROM (${groups}) ` +
      (axis ? `ORDER BY list_position(${listOf(axis)}, x), x` : `ORDER BY mean ${order}, x LIMIT ${MOST_BARS}`),
    ...(axis ? {} : { part: partOf(groups, claim) }),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    // Of a table that stays in its database no median can be asked for.
    ...(frame.table.pushdown ? {} : rowsByGroup(dimension, takenOf('median', measure, ''))),
    key: `box|${dimension.column.name}|${measure.id}|${axis ? '' : order}`,
  };
}
