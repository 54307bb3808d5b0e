import { groupBars } from '../../charts/plans-of-claims';
import { minePairs } from '../association/mine-pairs';
import { adviseOnShare } from './advise';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const rateDifference: KindSpec = {
  mine: minePairs('rate-difference'),
  prune: never,
  chart: groupBars,
  advise: adviseOnShare,
  standing: { ...STANDING, explainable: true },
};
