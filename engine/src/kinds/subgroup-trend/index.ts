import { line } from '../../charts/plans-of-claims';
import { adviseOnTrend } from '../trend/advise';
import { groupsOverTime } from '../miners/groups-over-time';
import { sayOwnTrend, type OwnTrendTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const subgroupTrend: KindSpec<OwnTrendTold> = {
  mine: groupsOverTime('subgroup-trend'),
  say: sayOwnTrend,
  prune: never,
  chart: line({ versus: true }),
  advise: adviseOnTrend,
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
