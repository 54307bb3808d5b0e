import { groupBars } from '../../charts/plans-of-claims';
import { mineTargetRates } from './attainment-difference';
import { adviseOnShare } from '../rate-difference/advise';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const attainmentDifference: KindSpec = {
  mine: mineTargetRates,
  prune: never,
  chart: groupBars,
  advise: adviseOnShare,
  standing: { ...STANDING, explainable: true },
};
