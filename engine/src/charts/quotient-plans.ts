import { printMeasure } from '../contracts/report/measure';
import { columnMeasure } from '../insights/frame/measures/measure-of';
import type { Claim } from '../contracts/report/claim';
import { columnNames } from '../wording/column-names';
import { capital } from '../wording/human';
import type { Dimension, Frame } from '../insights/frame/frame';
import type { RowsBehind } from '../insights/rows-behind/rows-behind';
import { name, where } from '../insights/sql';
import { barsOf } from './bars-of';
import type { ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByGroup } from './points-behind';
import { LIMITS } from './limits';

/** Rows for each entity, or one sum as a part of another, by label; null for any other measure. */
export function quotientBars(frame: Frame, dimension: Dimension, claim: Claim): ChartPlan | null {
  const { measure } = claim.subject;
  const label = `CAST(${name(dimension.column.name)} AS VARCHAR)`;
  const bars = (what: string, unit: string | null, value: string, having: string, behind: RowsBehind): ChartPlan => {
    const rows = `SELECT ${label} AS x, ${value} AS y FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`, behind.where)} GROUP BY 1 HAVING ${having}`;
    return {
      type: 'bar',
      title: t('title.by', { what, by: dimension.noun }),
      x: { label: capital(dimension.noun), type: 'category' },
      y: { label: what, ...(unit ? { unit } : {}) },
      series: [what],
      ...barsOf(dimension, claim, rows),
      ...(claim.member === null ? {} : { highlight: claim.member }),
      ...(claim.baseline === null ? {} : { reference: { label: t('reference.overall'), value: claim.baseline } }),
      ...rowsByGroup(dimension, behind),
      key: `quotient|${dimension.column.name}|${printMeasure(measure)}`,
    };
  };
  if (measure.op === 'rows-per') {
    const entity = measure.column;
    const distinct = `count(DISTINCT ${name(entity)})`;
    return bars(
      t('label.rows-per', { rows: capital(frame.rows), entity: columnNames(frame.table.columns)(entity) }),
      null,
      `count(*) / ${distinct}`,
      `${distinct} >= ${LIMITS.fewestEntities}`,
      { how: 'rows-per', value: { sql: name(entity), columns: [entity] }, where: `${name(entity)} IS NOT NULL` },
    );
  }
  if (measure.op !== 'quotient') return null;
  const [part, whole] = [measure.of, measure.by].map((column) => columnMeasure(frame, column));
  if (!part || !whole) return null;
  return bars(
    t('label.part', { part: capital(part.noun), whole: whole.noun }),
    '%',
    `sum(${part.sql}) / nullif(sum(${whole.sql}), 0)`,
    `sum(${whole.sql}) > 0`,
    {
      how: 'quotient',
      value: { sql: part.sql, columns: part.columns },
      by: { sql: whole.sql, columns: whole.columns },
      where: `${part.sql} IS NOT NULL AND ${whole.sql} IS NOT NULL`,
    },
  );
}
