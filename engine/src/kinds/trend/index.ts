import { adviseOnTrend } from '../advice/times';
import { line } from '../../charts/plans-of-claims';
import { isWhollyOneGroups } from '../subgroup-trend/wholly-one-groups';
import { mineTrends } from './trend';
import { sayTrend, type TrendTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const trend: KindSpec<TrendTold> = {
  mine: mineTrends,
  say: sayTrend,
  prune: isWhollyOneGroups,
  chart: line(),
  advise: adviseOnTrend,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time', when: 'slope' },
};
