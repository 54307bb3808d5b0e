import type { Claim } from '../contracts/report/claim';
import { capital } from '../wording/human';
import type { Dimension, Frame } from '../insights/frame/frame';
import { name } from '../insights/sql';
import { axisLabels, listOf } from './axis-labels';
import type { ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByCell } from './points-behind';
import { LIMITS } from './limits';

export const fitsHeatmap = ({ distinct }: Dimension): boolean => distinct >= LIMITS.fewestLabels && distinct <= LIMITS.mostLabels;

/** Share of each label's rows that have each label of another dimension. */
export function heatmap(frame: Frame, x: Dimension, y: Dimension, claim: Claim): ChartPlan {
  const list = (dimension: Dimension) => listOf(axisLabels(dimension) ?? dimension.labels);
  const [columns, rows] = [list(x), list(y)];
  const text = (dimension: Dimension) => `CAST(${name(dimension.column.name)} AS VARCHAR)`;
  return {
    type: 'heatmap',
    title: t('title.share-with-each', { x: x.noun, y: y.noun }),
    x: { label: capital(x.noun), type: 'category' },
    y: { label: capital(y.noun), unit: '%' },
    series: [t('label.share-of-each', { rows: frame.rows, group: x.noun })],
    sql:
      `WITH cells AS (SELECT ${text(x)} AS x, ${text(y)} AS y, count(*) AS n FROM ${frame.table.relation} ` +
      `WHERE ${name(x.column.name)} IS NOT NULL AND ${name(y.column.name)} IS NOT NULL GROUP BY 1, 2), ` +
      `totals AS (SELECT x, sum(n) AS total FROM cells GROUP BY 1), ` +
      `grid AS (SELECT x, y FROM (SELECT unnest(${columns}) AS x), (SELECT unnest(${rows}) AS y)) ` +
      `SELECT x, y, coalesce(n, 0) / total AS value FROM grid JOIN totals USING (x) LEFT JOIN cells USING (x, y) ` +
      `ORDER BY list_position(${columns}, x), list_position(${rows}, y)`,
    ...(claim.member === null ? {} : { highlight: claim.member }),
    rows: [rowsByCell(x, y)],
    key: `heatmap|${x.column.name}|${y.column.name}`,
  };
}
