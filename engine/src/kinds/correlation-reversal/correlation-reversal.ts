import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { arithmeticOf } from '../../insights/frame/measures/structure';
import type { TestLog } from '../../insights/judge/test-log';
import { leadMeasures } from '../../insights/frame/measures/lead-measures';
import { withinGroups } from '../../insights/series/sequences';
import { equals, sortedSample, where } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import { ranksOf } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { wasThereFirst } from '../../profile/roles/there-first';
import { correlate, pooledP, type Correlation } from '../../stats/correlation/spearman';
import { spearmanSql } from '../correlation/spearman-sql';
import type { TurnedPairTold } from './say';
import { LIMITS } from './limits';

/**
 * Pairs of measures whose connection over all rows goes the other way within the groups of a column that was there first: the groups
 * differ in both. Rows of series are left out: they go together because time goes on.
 */
export function mineCorrelationReversals({ frame, log }: Mining): Finding<TurnedPairTold>[] {
  if (frame.timeline?.regular) return [];
  const columns = frame.dimensions.filter(
    ({ entity, labels, column }) =>
      !entity && labels.length >= 2 && labels.length <= LIMITS.mostStrata && wasThereFirst(column.name),
  );
  if (columns.length === 0) return [];
  const measures = leadMeasures(frame).slice(0, LIMITS.mostMeasures);
  const areArithmetic = arithmeticOf(frame);
  return measures.flatMap((x, i) =>
    measures
      .slice(i + 1)
      .flatMap((y) => (x.family === y.family || areArithmetic(x, y) ? [] : turnsOf(frame, log, x, y, columns))),
  );
}

function turnsOf(frame: Frame, log: TestLog, x: Measure, y: Measure, columns: readonly Dimension[]): Finding<TurnedPairTold>[] {
  const overall = correlate(x.ranks, y.ranks);
  if (!overall || Math.abs(overall.r) < LIMITS.leastOverall || overall.p >= LIMITS.certain) return [];
  const judged = judgedP(frame, overall.p, ranksOf(x), ranksOf(y));
  if (judged >= LIMITS.certain) return [];
  return columns.flatMap((by) => {
    const strata = by.labels
      .map((label, code) => ({ label, own: correlationWithin(x, y, by, code) }))
      .filter((one): one is { label: string; own: Correlation } => (one.own?.n ?? 0) >= LIMITS.fewestInAStratum);
    const turned = strata.filter(
      ({ own }) => Math.sign(own.r) === -Math.sign(overall.r) && Math.abs(own.r) >= LIMITS.leastWithin,
    );
    const rows = turned.reduce((sum, { own }) => sum + own.n, 0);
    if (turned.length < 2 || turned.length < strata.length || rows < LIMITS.leastWeight * overall.n) return [];
    const apart = (measure: Measure): Side => ({
      kind: 'ranks',
      columns: measure.columns,
      ranks: withinGroups(measure.ranks, by.codes),
    });
    const within = judgedP(frame, pooledP(turned.map(({ own }) => own)), apart(x), apart(y));
    if (within >= LIMITS.certain) return [];
    return [
      findingOf(
        frame,
        { x, y, by, strata: turned.map(({ label }) => label) },
        { overall, tests: [log.add(judged, [...x.columns, ...y.columns]), log.add(within, 'inside')] },
      ),
    ];
  });
}

/** Spearman's correlation of the rows of one group, by their ranks among all rows. */
function correlationWithin(x: Measure, y: Measure, by: Dimension, code: number): Correlation | null {
  const own = (ranks: Float64Array) => ranks.map((rank, row) => (by.codes[row] === code ? rank : NaN));
  return correlate(own(x.ranks), own(y.ranks));
}

function findingOf(
  frame: Frame,
  told: TurnedPairTold,
  { overall, tests }: Pick<Finding, 'tests'> & { overall: Correlation },
): Finding<TurnedPairTold> {
  const { x, y, by, strata } = told;
  const { relation } = frame.table;
  const rho = (condition: string) =>
    `(SELECT value FROM (${spearmanSql(relation, x.sql, y.sql, condition, sortedSample(frame, overall.n))}))`;
  return {
    kind: 'correlation-reversal',
    subject: { filter: [], breakdown: [x.id, by.column.name], measure: y.typed },
    member: null,
    direction: overall.r > 0 ? 'pos' : 'neg',
    unit: null,
    n: overall.n,
    effect: overall.r,
    strength: 1,
    impact: 1,
    tests,
    expected: null,
    sql:
      `SELECT ${rho('')} AS value, ${strata.map((label, i) => `${rho(equals(by.column, label))} AS r${i}`).join(', ')}, count(*) AS n ` +
      `FROM ${relation}${where(`${x.sql} IS NOT NULL`, `${y.sql} IS NOT NULL`)}`,
    told,
    topics: [`${x.family}×${y.family}`, x.id, y.id, by.column.name],
  };
}
