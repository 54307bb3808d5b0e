import { adviseOnTrend } from '../advice/times';
import type { Finding } from '../../insights/finding';
import { line } from '../../charts/plans-of-claims';
import { sameMeasure } from '../../contracts/measure';
import { sizeOf } from '../../insights/judge/groups-of';
import { mineTrends } from './trend';
import { sayTrend, type TrendTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';
import { LIMITS } from './limits';

/** A trend that is wholly one group's, or a step that the series shows better than a slope. */
const isToldOtherwise = ({ subject }: Finding, other: Finding): boolean =>
  sameMeasure(subject.measure, other.subject.measure) &&
  (other.kind === 'change-point' ||
    (other.kind === 'subgroup-trend' && Math.abs(other.rest ?? 1) < LIMITS.restStands && sizeOf(other) > LIMITS.groupMoves));

export const trend: KindSpec<TrendTold> = {
  mine: mineTrends,
  say: sayTrend,
  prune: isToldOtherwise,
  chart: line(),
  advise: adviseOnTrend,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
