import { printMeasure } from '../contracts/report/measure';
import { columnMeasure } from '../insights/frame/measures/measure-of';
import type { Claim } from '../contracts/report/claim';
import { columnNames } from '../wording/column-names';
import { capital } from '../wording/human';
import type { Dimension, Frame } from '../insights/frame/frame';
import type { Each, RowsBehind } from '../insights/rows-behind/rows-behind';
import { name, where } from '../insights/sql';
import { barsOf } from './bars-of';
import type { ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByGroup } from './points-behind';
import { LIMITS } from './limits';

/** What is drawn for each group. */
interface Drawn {
  what: string;
  unit: string | null;
  /** In SQL: its value, and which groups have one. */
  value: string;
  having: string;
  behind: RowsBehind;
  /** What the finding's baseline is called. */
  beside: 'overall' | 'others';
}

function bars(frame: Frame, dimension: Dimension, claim: Claim, { what, unit, value, having, behind, beside }: Drawn): ChartPlan {
  const label = `CAST(${name(dimension.column.name)} AS VARCHAR)`;
  const rows = `SELECT ${label} AS x, ${value} AS y FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`, behind.where)} GROUP BY 1 HAVING ${having}`;
  return {
    type: 'bar',
    title: t('title.by', { what, by: dimension.noun }),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: what, ...(unit ? { unit } : {}) },
    series: [what],
    ...barsOf(dimension, claim, rows),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...(claim.baseline === null ? {} : { reference: { label: t(beside === 'others' ? 'reference.others' : 'reference.overall'), value: claim.baseline } }),
    ...rowsByGroup(dimension, behind),
    key: `quotient|${dimension.column.name}|${printMeasure(claim.subject.measure)}`,
  };
} // prettier-ignore

/** One sum by another, by label. @param of its name and unit, and the rows that it is taken from with both amounts */
export function sumsByLabel(
  frame: Frame,
  dimension: Dimension,
  claim: Claim,
  of: { what: string; unit: string | null; beside: Drawn['beside']; behind: RowsBehind & { value: Each; by: Each } },
): ChartPlan {
  const { behind } = of;
  const below = `sum(${behind.by.sql})`;
  return bars(frame, dimension, claim, {
    ...of,
    value: `sum(${behind.value.sql}) / nullif(${below}, 0)`,
    having: `${below} > 0`,
  });
}

/** Rows for each entity, or one sum as a part of another, by label; null for any other measure. */
export function quotientBars(frame: Frame, dimension: Dimension, claim: Claim): ChartPlan | null {
  const { measure } = claim.subject;
  if (measure.op === 'rows-per') {
    const entity = measure.column;
    const distinct = `count(DISTINCT ${name(entity)})`;
    return bars(frame, dimension, claim, {
      what: t('label.rows-per', { rows: capital(frame.rows), entity: columnNames(frame.table.columns)(entity) }),
      unit: null,
      value: `count(*) / ${distinct}`,
      having: `${distinct} >= ${LIMITS.fewestEntities}`,
      behind: { how: 'rows-per', value: { sql: name(entity), columns: [entity] }, where: `${name(entity)} IS NOT NULL` },
      beside: 'overall',
    });
  }
  if (measure.op !== 'quotient') return null;
  const [part, whole] = [measure.of, measure.by].map((column) => columnMeasure(frame, column));
  if (!part || !whole) return null;
  return sumsByLabel(frame, dimension, claim, {
    what: t('label.part', { part: capital(part.noun), whole: whole.noun }),
    unit: '%',
    beside: 'overall',
    behind: {
      how: 'quotient',
      value: { sql: part.sql, columns: part.columns },
      by: { sql: whole.sql, columns: whole.columns },
      where: `${part.sql} IS NOT NULL AND ${whole.sql} IS NOT NULL`,
    },
  });
}
