import { line } from '../../charts/plans-of-claims';
import { groupsOverTime } from '../miners/groups-over-time';
import { sayOwnTrend, type OwnTrendTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const subgroupTrend: KindSpec<OwnTrendTold> = {
  mine: groupsOverTime('subgroup-trend'),
  say: sayOwnTrend,
  prune: never,
  chart: line({ versus: true }),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time', when: 'slope' },
};
