import { line } from '../../charts/plans-of-claims';
import { adviseOnTrend } from '../trend/advise';
import { mineMembers } from './mine-members';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const subgroupTrend: KindSpec = {
  mine: mineMembers('subgroup-trend'),
  prune: never,
  chart: line({ versus: true }),
  advise: adviseOnTrend,
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
