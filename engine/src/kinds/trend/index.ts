import { adviseOnTrend } from '../advice/times';
import type { Finding } from '../../insights/finding';
import { line } from '../../charts/plans-of-claims';
import { sameMeasure } from '../../contracts/report/measure';
import { isWhollyOneGroups } from '../subgroup-trend/wholly-one-groups';
import { mineTrends } from './trend';
import { sayTrend, type TrendTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

/** A trend that is wholly one group's, or a step that the series shows better than a slope. */
const isToldOtherwise = (finding: Finding, other: Finding): boolean =>
  isWhollyOneGroups(finding, other) ||
  (other.kind === 'change-point' && sameMeasure(finding.subject.measure, other.subject.measure));

export const trend: KindSpec<TrendTold> = {
  mine: mineTrends,
  say: sayTrend,
  prune: isToldOtherwise,
  chart: line(),
  advise: adviseOnTrend,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
