import { printMeasure, rateOf, type TypedMeasure } from '../../contracts/report/measure';
import { SMALLEST_GROUP, type Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { equals, name } from '../../insights/sql';
import type { Differing, SlightTold } from './say-slight';
import type { Test } from '../../insights/judge/test-log';

interface Weight {
  effect: number;
  n: number;
  /** The test of all groups at once: no single group is tested. */
  test: Test;
}

/** Groups that certainly differ in a measure, though by little: which stands lowest and which highest, as the table has it. */
export function slightDifference(frame: Frame, dimension: Dimension, measure: Measure, weight: Weight): Finding<SlightTold> {
  return slight(frame, dimension, weight, {
    kind: measure.fraction ? 'attainment-difference' : 'group-difference',
    measure: measure.typed,
    family: measure.family,
    unit: measure.unit,
    sql: measure.sql,
    level: levelSql(frame, measure)(),
    differing: { measure },
  });
}

/** Groups in which an outcome's share certainly differs, though by little. */
export function slightShares(
  frame: Frame,
  group: Dimension,
  outcome: Dimension,
  label: string,
  weight: Weight,
): Finding<SlightTold> {
  return slight(frame, group, weight, {
    kind: outcome.outcome ? 'rate-difference' : 'association',
    measure: rateOf(outcome.column.name, label),
    family: outcome.column.name,
    unit: '%',
    sql: `(${equals(outcome.column, label)})::INT`,
    level: `avg((${equals(outcome.column, label)})::INT)`,
    differing: { outcome, label },
  });
}

interface Slight {
  kind: Finding['kind'];
  measure: TypedMeasure;
  family: string;
  unit: string | null;
  sql: string;
  /** What a group has of it, in SQL. */
  level: string;
  differing: Differing;
}

function slight(frame: Frame, dimension: Dimension, { effect, n, test }: Weight, differing: Slight): Finding<SlightTold> {
  const column = name(dimension.column.name);
  const levels =
    `SELECT CAST(${column} AS VARCHAR) AS x, ${differing.level} AS y, count(${differing.sql}) AS n FROM ${frame.table.relation} ` +
    `WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(${differing.sql}) >= ${SMALLEST_GROUP}`;
  return {
    kind: differing.kind,
    subject: { filter: [], breakdown: dimension.column.name, measure: differing.measure },
    member: null,
    direction: 'none',
    unit: differing.unit,
    n,
    effect,
    strength: Math.sqrt(effect),
    impact: n / frame.n,
    tests: [test],
    small: true,
    expected: null,
    sql: `SELECT max(y) - min(y) AS value, max(y) AS high, min(y) AS low, (list(x ORDER BY y DESC, x))[1] AS highest, (list(x ORDER BY y, x))[1] AS lowest, sum(n) AS n FROM (${levels})`,
    told: { slight: differing.differing, dimension, levels },
    topics: [dimension.column.name, printMeasure(differing.measure), `${dimension.column.name}×${differing.family}`],
  };
}
