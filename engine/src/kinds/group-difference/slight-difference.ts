import { printMeasure, rateOf, type TypedMeasure } from '../../contracts/measure';
import { capital, labelText } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, SMALLEST_GROUP, type Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { equals, name } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';

interface Weight {
  effect: number;
  n: number;
  /** The test of all groups at once: no single group is tested. */
  test: Test;
}

/** Groups that certainly differ in a measure, though by little: which stands lowest and which highest, as the table has it. */
export function slightDifference(frame: Frame, dimension: Dimension, measure: Measure, weight: Weight): Finding {
  const subject = measure.fraction ? `the share with ${measure.noun}` : `mean ${measure.noun}`;
  return slight(frame, dimension, weight, {
    kind: measure.fraction ? 'attainment-difference' : 'group-difference',
    measure: measure.typed,
    family: measure.family,
    unit: measure.unit,
    sql: measure.sql,
    subject,
    text: (value) => measureText(measure, value),
  });
}

/** Groups in which an outcome's share certainly differs, though by little. */
export function slightShares(frame: Frame, group: Dimension, outcome: Dimension, label: string, weight: Weight): Finding {
  return slight(frame, group, weight, {
    kind: outcome.outcome ? 'rate-difference' : 'association',
    measure: rateOf(outcome.column.name, label),
    family: outcome.column.name,
    unit: '%',
    sql: `(${equals(outcome.column, label)})::INT`,
    subject: `the share with ${outcome.noun} ${labelText(label)}`,
    text: percentText,
  });
}

interface Differing {
  kind: Finding['kind'];
  measure: TypedMeasure;
  family: string;
  unit: string | null;
  sql: string;
  subject: string;
  text(value: number): string;
}

function slight(frame: Frame, dimension: Dimension, { effect, n, test }: Weight, differing: Differing): Finding {
  const column = name(dimension.column.name);
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
    sql:
      `SELECT max(y) - min(y) AS value, max(y) AS high, min(y) AS low, arg_max(x, y) AS highest, arg_min(x, y) AS lowest, sum(n) AS n FROM ` +
      `(SELECT CAST(${column} AS VARCHAR) AS x, avg(${differing.sql}) AS y, count(${differing.sql}) AS n FROM ${frame.table.relation} ` +
      `WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(${differing.sql}) >= ${SMALLEST_GROUP})`,
    say: (facts) => {
      // What is the same in print is no difference to read about.
      if (differing.text(fact(facts, 'low')) === differing.text(fact(facts, 'high'))) return null;
      const at = (key: string) => rowsWith(frame, dimension, String(facts[key]));
      return {
        sentence:
          `${capital(differing.subject)} differs by ${dimension.noun}: from ${differing.text(fact(facts, 'low'))} for ${at('lowest')} ` +
          `to ${differing.text(fact(facts, 'high'))} for ${at('highest')}.`,
        n: fact(facts, 'n'),
      };
    },
    topics: [dimension.column.name, printMeasure(differing.measure), `${dimension.column.name}×${differing.family}`],
  };
}
