import type { ChartPlan } from '../../charts/chart-plan';
import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import { totalOf } from '../../insights/judge/total-of';
import { capital } from '../../wording/human';
import { name, where } from '../../insights/sql';
import { MOST_BARS } from '../../charts/chart-plan';
import { rowsByGroup, takenOf } from '../../charts/points-behind';
import type { About } from '../about';
import { type KindSpec, STANDING, none } from '../kind-spec';
import { mineMemberTotals } from './member-totals';
import { t } from './messages';
import { sayMemberTotals, type TotalsTold } from './say';

function chart({ frame, dimension, measure }: About): ChartPlan | null {
  if (!dimension || !measure) return null;
  const column = name(dimension.column.name);
  return {
    type: 'bar',
    title: t('title', { noun: capital(measure.noun), dimension: dimension.noun }),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: capital(measure.noun), ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [capital(measure.noun)],
    sql: `SELECT CAST(${column} AS VARCHAR) AS x, sum(${measure.sql}) AS y FROM ${frame.table.relation}${where(`${column} IS NOT NULL`)} GROUP BY 1 HAVING sum(${measure.sql}) IS NOT NULL ORDER BY y DESC, x LIMIT ${MOST_BARS}`,
    ...rowsByGroup(dimension, takenOf('sum', measure, '')),
    key: `totals|${dimension.column.name}|${measure.id}`,
  };
}

const isBalanced = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && 'balanced' in told && told.balanced === true;

export const memberTotals: KindSpec<TotalsTold> = {
  mine: mineMemberTotals,
  say: sayMemberTotals,
  // Who brings far more than its rows would is told with that.
  prune: ({ subject, told }, other) =>
    other.subject.breakdown === subject.breakdown &&
    (other.kind === 'contribution' ||
      // Of as many rows each, sums stand in the order of the averages.
      (isBalanced(told) &&
        familyOf(other.kind) === 'group-difference' &&
        sameMeasure(totalOf(other.subject.measure), subject.measure))),
  chart,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, tells: 'levels' },
};
