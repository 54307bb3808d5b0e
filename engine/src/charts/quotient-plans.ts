import type { Claim } from '../contracts/claim';
import { capital, human } from '../wording/human';
import type { Dimension, Frame } from '../insights/frame/frame';
import { name, where } from '../insights/sql';
import { barsOf } from './bars-of';
import type { ChartPlan } from './chart-plan';

const ROWS_PER = /^rows_per\((.+)\)$/s;
const RATIO = /^ratio\((.+)\)$/s;
/** Entities that a bar must stand for. */
const FEWEST = 3;

/** Rows for each entity, or one sum as a part of another, by label; null for any other measure. */
export function quotientBars(frame: Frame, dimension: Dimension, claim: Claim): ChartPlan | null {
  const { measure } = claim.subject;
  const label = `CAST(${name(dimension.column.name)} AS VARCHAR)`;
  const bars = (title: string, unit: string | null, value: string, having: string, condition: string): ChartPlan => {
    const rows = `SELECT ${label} AS x, ${value} AS y FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`, condition)} GROUP BY 1 HAVING ${having}`;
    return {
      type: 'bar',
      title: `${title} by ${dimension.noun}`,
      x: { label: capital(dimension.noun), type: 'category' },
      y: { label: title, ...(unit ? { unit } : {}) },
      series: [title],
      ...barsOf(dimension, claim, rows),
      ...(claim.member === null ? {} : { highlight: claim.member }),
      ...(claim.baseline === null ? {} : { reference: { label: 'Overall', value: claim.baseline } }),
      key: `quotient|${dimension.column.name}|${measure}`,
    };
  };
  const entity = ROWS_PER.exec(measure)?.[1];
  if (entity !== undefined) {
    const distinct = `count(DISTINCT ${name(entity)})`;
    return bars(
      `${capital(frame.rows)} for each ${human(entity)}`,
      null,
      `count(*) / ${distinct}`,
      `${distinct} >= ${FEWEST}`,
      `${name(entity)} IS NOT NULL`,
    );
  }
  const pair = RATIO.exec(measure)?.[1];
  const [part, whole] = frame.measures
    .flatMap((a) => frame.measures.flatMap((b) => (`${a.id},${b.id}` === pair ? [[a, b]] : [])))
    .flat();
  if (!part || !whole) return null;
  return bars(
    `${capital(part.noun)} as a share of ${whole.noun}`,
    '%',
    `sum(${part.sql}) / nullif(sum(${whole.sql}), 0)`,
    `sum(${whole.sql}) > 0`,
    `${part.sql} IS NOT NULL AND ${whole.sql} IS NOT NULL`,
  );
}
